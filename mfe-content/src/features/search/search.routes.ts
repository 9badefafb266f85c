import type { RemoteModule } from '@polden/mfe-contract';
import { SEARCH_PATH } from './search-address.ts';

const calls = () => import(/* webpackChunkName: "search-calls" */ './search.calls.ts');

/** No two visitors ask for the same: pages of answers are kept by nobody and stand in no site map. */
export const searchRoutes = [
  {
    path: SEARCH_PATH,
    handle: { chunk: 'search', layout: 'default', role: 'search', sitemap: false },
    loader: async (args) => (await calls()).searchLoader(args),
    lazy: () => import(/* webpackChunkName: "search" */ './search-page.tsx'),
  },
] satisfies RemoteModule['routes'];
