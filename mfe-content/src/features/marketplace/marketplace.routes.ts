import type { RemoteModule } from '@polden/mfe-contract';
import { marketplaceLoader } from './marketplace.loader.ts';

export const marketplaceRoutes = [
  {
    path: '/marketplace',
    handle: {
      chunk: 'marketplace',
      layout: 'default',
      cacheTags: ['marketplace', 'marketplace-category', 'promo-code'],
    },
    loader: marketplaceLoader,
    lazy: () => import(/* webpackChunkName: "marketplace" */ './marketplace-page.tsx'),
  },
] satisfies RemoteModule['routes'];
