import type { RemoteModule } from '@polden/mfe-contract';

const calls = () => import(/* webpackChunkName: "payment-calls" */ './payments.calls.ts');

/** Paying back: the overview, one page for each way, and the thanks. */
export const paymentRoutes = [
  {
    path: '/pogasit-zajm',
    handle: {
      chunk: 'payments',
      layout: 'default',
      cacheTags: ['payments'],
      offer: { rank: 10, icon: 'card', title: 'Погасить заём', text: 'Картой, переводом или наличными' },
    },
    lazy: () => import(/* webpackChunkName: "payments" */ './ways-page.tsx'),
  },
  {
    path: '/pogasit-zajm/bankovskij-perevod',
    handle: { chunk: 'payment-transfer', layout: 'default' },
    action: async (args) => (await calls()).transferAction(args),
    lazy: () => import(/* webpackChunkName: "payment-transfer" */ './transfer/transfer-page.tsx'),
  },
  {
    path: '/pogasit-zajm/mobilnoe-prilozhenie',
    handle: { chunk: 'payment-app', layout: 'default', cacheTags: ['payments'] },
    lazy: () => import(/* webpackChunkName: "payment-app" */ './app-page.tsx'),
  },
  {
    path: '/pogasit-zajm/oplata-nalichnymi-bez-komissii',
    handle: { chunk: 'payment-cash', layout: 'default', cacheTags: ['office-region'] },
    loader: async () => (await calls()).cashLoader(),
    lazy: () => import(/* webpackChunkName: "payment-cash" */ './cash/cash-page.tsx'),
  },
  {
    path: '/pogasit-zajm/payment-accepted',
    handle: {
      chunk: 'payment-accepted',
      layout: 'minimal',
      cacheTags: ['payments'],
      sitemap: false,
      chat: false,
    },
    lazy: () => import(/* webpackChunkName: "payment-accepted" */ './accepted-page.tsx'),
  },
] satisfies RemoteModule['routes'];
