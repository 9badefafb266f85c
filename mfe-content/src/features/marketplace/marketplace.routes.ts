import type { RemoteModule } from '@polden/mfe-contract';

const calls = () => import(/* webpackChunkName: "marketplace-calls" */ './marketplace.calls.ts');

export const marketplaceRoutes = [
  {
    path: '/marketplace',
    handle: {
      chunk: 'marketplace',
      layout: 'default',
      cacheTags: ['marketplace', 'marketplace-category', 'promo-code'],
    },
    loader: async () => (await calls()).marketplaceLoader(),
    lazy: () => import(/* webpackChunkName: "marketplace" */ './marketplace-page.tsx'),
  },
] satisfies RemoteModule['routes'];
