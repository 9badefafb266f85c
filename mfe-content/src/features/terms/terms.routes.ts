import type { RemoteModule } from '@polden/mfe-contract';
import { TERMS_PATH } from './terms-path.ts';

const calls = () => import(/* webpackChunkName: "terms-calls" */ './terms.loaders.ts');

const TAGS = ['uslovija-page'];

export const termsRoutes = [
  {
    path: TERMS_PATH,
    handle: { chunk: 'terms', layout: 'default', cacheTags: TAGS },
    loader: async () => (await calls()).termsListLoader(),
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
    loader: async (args) => (await calls()).termsPageLoader(args),
    lazy: () => import(/* webpackChunkName: "terms-page" */ './terms-page.tsx'),
  },
] satisfies RemoteModule['routes'];
