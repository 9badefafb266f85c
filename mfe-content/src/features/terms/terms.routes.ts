import type { RemoteModule } from '@polden/mfe-contract';
import { TERMS_PATH, termsListLoader, termsPageLoader } from './terms.loaders.ts';

const TAGS = ['uslovija-page'];

export const termsRoutes = [
  {
    path: TERMS_PATH,
    handle: { chunk: 'terms', layout: 'default', cacheTags: TAGS },
    loader: termsListLoader,
    lazy: () => import(/* webpackChunkName: "terms" */ './terms-list-page.tsx'),
  },
  {
    path: `${TERMS_PATH}/:post`,
    handle: {
      chunk: 'terms-page',
      layout: 'default',
      cacheTags: TAGS,
      sitemap: [{ path: `${TERMS_PATH}/:slug`, list: 'uslovija-page' }],
    },
    loader: termsPageLoader,
    lazy: () => import(/* webpackChunkName: "terms-page" */ './terms-page.tsx'),
  },
] satisfies RemoteModule['routes'];
