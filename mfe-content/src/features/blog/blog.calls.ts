export { blogPostLoader } from '../blog-post/blog-post.loader.ts';
export { rateAction } from '../blog-post/rating.action.ts';
export { blogCategoryLoader, blogLoader } from './blog.loader.ts';
