export { blogPostLoader } from './blog-post.loader.ts';
export { rateAction } from './rating.action.ts';
