import type { RemoteModule } from '@polden/mfe-contract';
import { NEWSROOM_TABS } from '../newsroom/newsroom-tabs.ts';

/** In one file with those of the other tabs: who opens one of them opens the next. */
const calls = () => import(/* webpackChunkName: "newsroom-calls" */ './photobank.calls.ts');

export const photobankRoutes = [
  {
    path: NEWSROOM_TABS.photobank.path,
    handle: {
      chunk: 'photobank',
      layout: 'default',
      cacheTags: ['photobank-logo-category', 'photobank-logo', 'photobank-photo-category', 'photobank-photo'],
      paged: true,
    },
    loader: async (args) => (await calls()).photobankLoader(args),
    lazy: () => import(/* webpackChunkName: "photobank" */ './photobank-page.tsx'),
  },
] satisfies RemoteModule['routes'];
