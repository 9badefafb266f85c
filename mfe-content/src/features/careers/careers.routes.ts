import type { RemoteModule } from '@polden/mfe-contract';
import { requestAction } from '@polden/request-form';
import { COMPANY_PATHS } from '../company/company-paths.ts';
import { REPLY_WITHOUT_VACANCY, RESUME_LINK } from './careers.forms.ts';
import { careersLoader, replyAction, vacancyLoader } from './careers.loaders.ts';

const TAGS = ['vacancy'];

export const careersRoutes = [
  {
    path: COMPANY_PATHS.careers,
    handle: { chunk: 'careers', layout: 'default', cacheTags: TAGS, takesFiles: true },
    loader: careersLoader,
    action: requestAction([REPLY_WITHOUT_VACANCY, RESUME_LINK]),
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
    loader: vacancyLoader,
    action: replyAction,
    lazy: () => import(/* webpackChunkName: "vacancy" */ './vacancy-page.tsx'),
  },
] satisfies RemoteModule['routes'];
