import type { RemoteModule } from '@polden/mfe-contract';
import { COMPANY_PATHS } from '../company/company-paths.ts';

export const appRoutes = [
  {
    path: COMPANY_PATHS.app,
    handle: { chunk: 'app', layout: 'default', cacheTags: [] },
    lazy: () => import(/* webpackChunkName: "app" */ './app-page.tsx'),
  },
] satisfies RemoteModule['routes'];
