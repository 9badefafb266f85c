import type { RemoteModule } from '@polden/mfe-contract';
import { COMPANY_PATHS } from '../../parts/company-paths.ts';

const calls = () => import(/* webpackChunkName: "reviews-calls" */ './reviews.calls.ts');

export const reviewsRoutes = [
  {
    path: COMPANY_PATHS.reviews,
    handle: { chunk: 'reviews', layout: 'default', cacheTags: ['review'], paged: true, takesFiles: true },
    loader: async (args) => (await calls()).reviewsLoader(args),
    action: async (args) => (await calls()).reviewAction(args),
    lazy: () => import(/* webpackChunkName: "reviews" */ './reviews-page.tsx'),
  },
] satisfies RemoteModule['routes'];
