import type { RemoteModule } from '@polden/mfe-contract';

const calls = () => import(/* webpackChunkName: "site-map-calls" */ './site-map.calls.ts');

export const siteMapRoutes = [
  {
    path: '/karta-saita',
    handle: {
      chunk: 'site-map',
      layout: 'default',
      cacheTags: [
        'footer-seo-pages',
        'footer-seo-category',
        'office-region',
        'legal-page',
        'investor-contract',
      ],
    },
    loader: async () => (await calls()).siteMapLoader(),
    lazy: () => import(/* webpackChunkName: "site-map" */ './site-map-page.tsx'),
  },
] satisfies RemoteModule['routes'];
