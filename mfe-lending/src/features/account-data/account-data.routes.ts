import type { RemoteRoute } from '@polden/mfe-contract';
import { ACCOUNT_DATA_PATHS } from './paths.ts';

/** Without tags of data nobody keeps these pages: each visitor has his own. */
const PRIVATE = { layout: 'login', sitemap: false, crawled: false, chat: false } as const;

/** Reads and changes come with the first of them. */
const calls = () => import(/* webpackChunkName: "account-calls" */ './account-data.calls.ts');

/** What clients do with what is kept of them. */
export const accountDataRoutes: RemoteRoute[] = [
  {
    path: ACCOUNT_DATA_PATHS.loans,
    handle: { ...PRIVATE, chunk: 'account-loans' },
    loader: async () => (await calls()).loansLoader(),
    action: async (args) => (await calls()).loansAction(args),
    shouldRevalidate: () => true,
    lazy: () => import(/* webpackChunkName: "account-loans" */ './loans/loans-page.tsx'),
  },
  {
    path: ACCOUNT_DATA_PATHS.consents,
    handle: { ...PRIVATE, chunk: 'account-consents' },
    loader: async () => (await calls()).consentsLoader(),
    action: async (args) => (await calls()).consentsAction(args),
    shouldRevalidate: () => true,
    lazy: () => import(/* webpackChunkName: "account-consents" */ './consents/consents-page.tsx'),
  },
  {
    path: ACCOUNT_DATA_PATHS.data,
    handle: { ...PRIVATE, chunk: 'account-data' },
    loader: async () => (await calls()).dataLoader(),
    action: async (args) => (await calls()).dataAction(args),
    shouldRevalidate: () => true,
    lazy: () => import(/* webpackChunkName: "account-data" */ './data/data-page.tsx'),
  },
];
