import type { RemoteRoute } from '@polden/mfe-contract';
import { loanPageRoute } from '../loan-page-route.ts';
import { homeLoader } from './home.loader.ts';

export const homeRoutes: RemoteRoute[] = [
  {
    ...loanPageRoute('/', 'home', () => import(/* webpackChunkName: "home" */ './home.tsx'), {
      cityVariant: true,
      cacheTags: ['description', 'media-our', 'media-other', 'media-source'],
    }),
    loader: homeLoader,
  },
];
