import type { RemoteModule } from '@polden/mfe-contract';
import { requestAction } from '@polden/request-form';
import { COMPANY_PATHS } from '../company/company-paths.ts';
import { REVIEW_FORM } from './review.form.ts';
import { reviewsLoader } from './reviews.loader.ts';

export const reviewsRoutes = [
  {
    path: COMPANY_PATHS.reviews,
    handle: { chunk: 'reviews', layout: 'default', cacheTags: ['review'], paged: true, takesFiles: true },
    loader: reviewsLoader,
    action: requestAction([REVIEW_FORM]),
    lazy: () => import(/* webpackChunkName: "reviews" */ './reviews-page.tsx'),
  },
] satisfies RemoteModule['routes'];
