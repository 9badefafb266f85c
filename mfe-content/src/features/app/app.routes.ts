import type { RemoteModule } from '@polden/mfe-contract';
import { COMPANY_PATHS } from '../../parts/company-paths.ts';

export const appRoutes = [
  {
    path: COMPANY_PATHS.app,
    handle: {
      chunk: 'app',
      layout: 'default',
      cacheTags: [],
      role: 'app',
      offer: { rank: 20, icon: 'phone', title: 'Мобильное приложение', text: 'Договор и платежи под рукой' },
    },
    lazy: () => import(/* webpackChunkName: "app" */ './app-page.tsx'),
  },
] satisfies RemoteModule['routes'];
