import type { RemoteModule } from '@polden/mfe-contract';
import { INVESTOR_PAGE_READS } from './features/investor-page/investor-page.api.ts';
import {
  investorPageLoader,
  investorPageShouldRevalidate,
} from './features/investor-page/investor-page.loader.ts';

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
    shouldRevalidate: investorPageShouldRevalidate,
    lazy: () => import(/* webpackChunkName: "investor" */ './features/investor-page/investor-page.tsx'),
  },
] satisfies RemoteModule['routes'];
