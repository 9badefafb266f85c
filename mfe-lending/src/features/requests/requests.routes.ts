import type { RemoteRoute } from '@polden/mfe-contract';
import { loanPageRoute } from '../loan-page/loan-page-route.ts';

const calls = () => import(/* webpackChunkName: "request-calls" */ './requests.calls.ts');

/** Pages of requests that are not for a loan. */
export const requestRoutes: RemoteRoute[] = [
  {
    ...loanPageRoute(
      '/stante-nashim-agentom-v-regione',
      'stante-nashim-agentom-v-regione',
      () => import(/* webpackChunkName: "stante-nashim-agentom-v-regione" */ './pages/agent-page.tsx'),
    ),
    action: async (args) => (await calls()).agentAction(args),
  },
  {
    ...loanPageRoute(
      '/monetiziruyte-online-trafik',
      'monetiziruyte-online-trafik',
      () => import(/* webpackChunkName: "monetiziruyte-online-trafik" */ './pages/traffic-page.tsx'),
    ),
    action: async (args) => (await calls()).trafficAction(args),
  },
  {
    ...loanPageRoute(
      '/prize',
      'prize',
      () => import(/* webpackChunkName: "prize" */ './pages/prize-page.tsx'),
      {
        layout: 'lite',
        chat: false,
        form: 'uchastie',
      },
    ),
    action: async (args) => (await calls()).prizeAction(args),
  },
  {
    ...loanPageRoute(
      '/money-for-seller',
      'money-for-seller',
      () => import(/* webpackChunkName: "money-for-seller" */ './pages/seller-page.tsx'),
      {
        layout: 'lite',
        chat: false,
        form: 'nuzhny-dengi',
        cacheTags: ['description', 'city-text', 'sales-point'],
      },
    ),
    loader: async (args) => (await calls()).sellerLoader(args),
    action: async (args) => (await calls()).sellerAction(args),
    // The chosen city is in the address.
    shouldRevalidate: () => true,
  },
];
