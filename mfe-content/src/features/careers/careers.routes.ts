import type { RemoteModule } from '@polden/mfe-contract';
import { COMPANY_PATHS } from '../../parts/company-paths.ts';

const calls = () => import(/* webpackChunkName: "careers-calls" */ './careers.calls.ts');

const TAGS = ['vacancy'];

export const careersRoutes = [
  {
    path: COMPANY_PATHS.careers,
    handle: { chunk: 'careers', layout: 'default', cacheTags: TAGS, takesFiles: true },
    loader: async (args) => (await calls()).careersLoader(args),
    action: async (args) => (await calls()).careersAction(args),
    lazy: () => import(/* webpackChunkName: "careers" */ './careers-page.tsx'),
  },
  {
    path: `${COMPANY_PATHS.careers}/:vacancy`,
    handle: {
      chunk: 'vacancy',
      layout: 'default',
      cacheTags: TAGS,
      takesFiles: true,
      sitemap: [{ path: `${COMPANY_PATHS.careers}/:slug`, list: 'vacancy' }],
    },
    loader: async (args) => (await calls()).vacancyLoader(args),
    action: async (args) => (await calls()).replyAction(args),
    lazy: () => import(/* webpackChunkName: "vacancy" */ './vacancy-page.tsx'),
  },
] satisfies RemoteModule['routes'];
