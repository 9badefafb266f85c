import type { RemoteModule, RemoteRoute } from '@polden/mfe-contract';
import { BONDS_READS, bondsLoader, bondsShouldRevalidate } from './features/bonds/bonds.loader.ts';
import { CONTRACTS_READS } from './features/contracts/contracts.api.ts';
import { contractsLoader } from './features/contracts/contracts.loader.ts';
import { INVESTOR_PAGE_READS } from './features/investor-page/investor-page.api.ts';
import {
  investorPageLoader,
  investorPageShouldRevalidate,
} from './features/investor-page/investor-page.loader.ts';

const actions = () =>
  import(/* webpackChunkName: "request-actions" */ './features/requests/request.actions.ts');

const contracts = {
  handle: { chunk: 'contracts', layout: 'default', cacheTags: ['investor-contract'], reads: CONTRACTS_READS },
  loader: contractsLoader,
  lazy: () => import(/* webpackChunkName: "contracts" */ './features/contracts/contracts-page.tsx'),
} satisfies Omit<RemoteRoute, 'path'>;

export const routes = [
  {
    path: '/investoram',
    handle: {
      chunk: 'investor',
      layout: 'default',
      cacheTags: ['investoram-page', 'deposit-term'],
      reads: INVESTOR_PAGE_READS,
    },
    loader: investorPageLoader,
    action: async (args) => (await actions()).depositRequestAction(args),
    shouldRevalidate: investorPageShouldRevalidate,
    lazy: () => import(/* webpackChunkName: "investor" */ './features/investor-page/investor-page.tsx'),
  },
  {
    path: '/programma-obligatsiy',
    handle: {
      chunk: 'bonds',
      layout: 'default',
      cacheTags: ['bond', 'investor-contract'],
      reads: BONDS_READS,
    },
    loader: bondsLoader,
    action: async (args) => (await actions()).bondRequestAction(args),
    shouldRevalidate: bondsShouldRevalidate,
    lazy: () => import(/* webpackChunkName: "bonds" */ './features/bonds/bonds-page.tsx'),
  },
  { ...contracts, path: '/investitsionnye-dogovory' },
  {
    ...contracts,
    path: '/investitsionnye-dogovory/:tab',
    handle: {
      ...contracts.handle,
      sitemap: [{ path: '/investitsionnye-dogovory/:slug', list: 'investor-contract-tab' }],
    },
  },
] satisfies RemoteModule['routes'];
