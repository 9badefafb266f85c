import type { RemoteModule } from '@polden/mfe-contract';
import { COMPANY_PATHS } from '../../parts/company-paths.ts';

const calls = () => import(/* webpackChunkName: "company-calls" */ './company.calls.ts');

export const companyRoutes = [
  {
    path: COMPANY_PATHS.company,
    handle: {
      chunk: 'company',
      layout: 'default',
      cacheTags: ['review', 'office-region', 'media-our', 'company-docs'],
      offer: { rank: 40, icon: 'sun', title: 'О компании', text: 'Кто мы и как с нами связаться' },
    },
    loader: async () => (await calls()).companyLoader(),
    lazy: () => import(/* webpackChunkName: "company" */ './company-page.tsx'),
  },
  {
    path: '/about-{brand}',
    handle: { chunk: 'company-history', layout: 'default', cacheTags: [] },
    lazy: () => import(/* webpackChunkName: "company-history" */ './history-page.tsx'),
  },
] satisfies RemoteModule['routes'];
