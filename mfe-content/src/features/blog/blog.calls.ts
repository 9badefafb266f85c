export { blogCategoryLoader, blogLoader } from './blog.loader.ts';
