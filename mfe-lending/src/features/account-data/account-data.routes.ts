import type { RemoteRoute } from '@polden/mfe-contract';
import { consentsAction } from './consents/consents.action.ts';
import { dataAction } from './data/data.action.ts';
import { loansAction } from './loans/loans.action.ts';
import { consentsLoader, dataLoader, loansLoader } from './own-data.api.ts';
import { ACCOUNT_DATA_PATHS } from './paths.ts';

/** Without tags of data nobody keeps these pages: each visitor has his own. */
const PRIVATE = { layout: 'login', sitemap: false, crawled: false, chat: false } as const;

/** What clients do with what is kept of them. */
export const accountDataRoutes: RemoteRoute[] = [
  {
    path: ACCOUNT_DATA_PATHS.loans,
    handle: { ...PRIVATE, chunk: 'account-loans' },
    loader: loansLoader,
    action: loansAction,
    shouldRevalidate: () => true,
    lazy: () => import(/* webpackChunkName: "account-loans" */ './loans/loans-page.tsx'),
  },
  {
    path: ACCOUNT_DATA_PATHS.consents,
    handle: { ...PRIVATE, chunk: 'account-consents' },
    loader: consentsLoader,
    action: consentsAction,
    shouldRevalidate: () => true,
    lazy: () => import(/* webpackChunkName: "account-consents" */ './consents/consents-page.tsx'),
  },
  {
    path: ACCOUNT_DATA_PATHS.data,
    handle: { ...PRIVATE, chunk: 'account-data' },
    loader: dataLoader,
    action: dataAction,
    shouldRevalidate: () => true,
    lazy: () => import(/* webpackChunkName: "account-data" */ './data/data-page.tsx'),
  },
];
