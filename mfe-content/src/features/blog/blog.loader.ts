import { listLoader } from '../../parts/list-page.loader.ts';
import { readBlogPage, type BlogPage } from './blog.api.ts';

export interface BlogPageData extends BlogPage {
  /** From 1; greater than `pageCount` past the end. */
  page: number;
}

export const blogLoader = listLoader(readBlogPage);
