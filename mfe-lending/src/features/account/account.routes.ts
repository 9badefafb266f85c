import type { RemoteRoute } from '@polden/mfe-contract';
import { accountAction } from './account.action.ts';
import { ACCOUNT_PATH } from '../login-link/account-intents.ts';
import { accountLoader } from './account.loader.ts';

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
    },
    loader: accountLoader,
    action: accountAction,
    // Whoever was refused may have been logged out meanwhile.
    shouldRevalidate: () => true,
    lazy: () => import(/* webpackChunkName: "account" */ './account-page.tsx'),
  },
];
