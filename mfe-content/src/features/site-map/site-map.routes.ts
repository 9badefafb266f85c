import type { RemoteModule } from '@polden/mfe-contract';
import { siteMapLoader } from './site-map.loader.ts';

export const siteMapRoutes = [
  {
    path: '/karta-saita',
    handle: {
      chunk: 'site-map',
      layout: 'default',
      cacheTags: ['footer-seo-pages', 'footer-seo-category', 'office-region'],
    },
    loader: siteMapLoader,
    lazy: () => import(/* webpackChunkName: "site-map" */ './site-map-page.tsx'),
  },
] satisfies RemoteModule['routes'];
