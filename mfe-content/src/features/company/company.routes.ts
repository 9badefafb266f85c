import type { RemoteModule } from '@polden/mfe-contract';
import { companyLoader } from './company.loader.ts';
import { COMPANY_PATHS } from './company-paths.ts';

export const companyRoutes = [
  {
    path: COMPANY_PATHS.company,
    handle: {
      chunk: 'company',
      layout: 'default',
      cacheTags: ['review', 'office-region', 'media-our', 'company-docs'],
      offer: { rank: 40, icon: 'sun', title: 'О компании', text: 'Кто мы и как с нами связаться' },
    },
    loader: companyLoader,
    lazy: () => import(/* webpackChunkName: "company" */ './company-page.tsx'),
  },
  {
    path: '/about-{brand}',
    handle: { chunk: 'company-history', layout: 'default', cacheTags: [] },
    lazy: () => import(/* webpackChunkName: "company-history" */ './history-page.tsx'),
  },
] satisfies RemoteModule['routes'];
