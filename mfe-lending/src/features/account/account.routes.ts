import type { RemoteRoute } from '@polden/mfe-contract';
import { ACCOUNT_PATH, LINK_PARAMS } from '../login-link/account-intents.ts';

const calls = () => import(/* webpackChunkName: "account-entry-calls" */ './account.calls.ts');

export const accountRoutes: RemoteRoute[] = [
  {
    path: ACCOUNT_PATH,
    // Without tags of data nobody keeps the page: each visitor has his own.
    handle: {
      chunk: 'account',
      layout: 'login',
      role: 'login',
      sitemap: false,
      crawled: false,
      chat: false,
      secretParams: LINK_PARAMS,
    },
    loader: async (args) => (await calls()).accountLoader(args),
    action: async (args) => (await calls()).accountAction(args),
    // A refused form may mean that the session has ended meanwhile.
    shouldRevalidate: () => true,
    lazy: () => import(/* webpackChunkName: "account" */ './account-page.tsx'),
  },
];
