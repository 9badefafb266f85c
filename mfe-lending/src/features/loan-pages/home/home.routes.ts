import { NEWSROOM_PATHS } from '@polden/api-contract';
import type { RemoteRoute } from '@polden/mfe-contract';
import { LOAN_PAGE_READS, LOAN_PAGE_TAGS, loanPageRoute } from '../../loan-page/loan-page-route.ts';

export const homeRoutes: RemoteRoute[] = [
  {
    ...loanPageRoute('/', 'home', () => import(/* webpackChunkName: "home" */ './home.tsx'), {
      cityVariant: true,
      cacheTags: [...LOAN_PAGE_TAGS, 'media-our', 'media-other', 'media-source'],
      reads: [...LOAN_PAGE_READS, NEWSROOM_PATHS.generals],
    }),
    loader: async (args) =>
      (await import(/* webpackChunkName: "home-loader" */ './home.loader.ts')).homeLoader(args),
  },
];
