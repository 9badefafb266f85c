import { requestAction } from '@polden/request-form';
import { REVIEW_FORM } from './review.form.ts';

export { reviewsLoader } from './reviews.loader.ts';
export const reviewAction = requestAction([REVIEW_FORM]);
