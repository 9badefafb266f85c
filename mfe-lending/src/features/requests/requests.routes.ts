import type { RemoteRoute } from '@polden/mfe-contract';
import { requestAction } from '@polden/request-form';
import { loanPageRoute } from '../loan-page/loan-page-route.ts';
import { salesPointsLoader } from '../sales-points/sales-points.loader.ts';
import { AGENT } from './forms/agent.form.ts';
import { BRING_FRIEND } from './forms/bring-friend.form.ts';
import { NEED_MONEY } from './forms/need-money.form.ts';
import { PARTNER } from './forms/partner.form.ts';
import { PRIZE } from './forms/prize.form.ts';
import { TRAFFIC_QUESTION } from './forms/traffic-question.form.ts';

/** Pages of requests that are not for a loan. */
export const requestRoutes: RemoteRoute[] = [
  {
    ...loanPageRoute(
      '/stante-nashim-agentom-v-regione',
      'stante-nashim-agentom-v-regione',
      () => import(/* webpackChunkName: "stante-nashim-agentom-v-regione" */ './pages/agent-page.tsx'),
    ),
    action: requestAction([AGENT, BRING_FRIEND]),
  },
  {
    ...loanPageRoute(
      '/monetiziruyte-online-trafik',
      'monetiziruyte-online-trafik',
      () => import(/* webpackChunkName: "monetiziruyte-online-trafik" */ './pages/traffic-page.tsx'),
    ),
    action: requestAction([PARTNER, TRAFFIC_QUESTION]),
  },
  {
    ...loanPageRoute(
      '/prize',
      'prize',
      () => import(/* webpackChunkName: "prize" */ './pages/prize-page.tsx'),
      {
        layout: 'lite',
        chat: false,
      },
    ),
    action: requestAction([PRIZE]),
  },
  {
    ...loanPageRoute(
      '/money-for-seller',
      'money-for-seller',
      () => import(/* webpackChunkName: "money-for-seller" */ './pages/seller-page.tsx'),
      { layout: 'lite', chat: false, cacheTags: ['description', 'city-text', 'sales-point'] },
    ),
    loader: salesPointsLoader('money-for-seller'),
    action: requestAction([NEED_MONEY]),
    // The chosen city is in the address.
    shouldRevalidate: () => true,
  },
];
