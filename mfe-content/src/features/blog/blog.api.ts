import {
  BLOG_PATHS,
  type BlogCategory,
  type BlogIndex,
  type BlogPostCard,
  type BlogPosts,
} from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';
import { readListPage } from '../../parts/read-list-page.ts';

export interface BlogPage extends BlogPosts {
  /** Highlights in their order; on the first page only. */
  grands: BlogPostCard[];
}

/** A page of the blog, empty past the end. Throws HttpError when it cannot be read and never was. */
export async function readBlogPage(page: number): Promise<BlogPage> {
  if (page === 1) return readCached<BlogIndex>(BLOG_PATHS.index);
  return { ...(await readListPage<BlogPosts>(BLOG_PATHS.posts, page)), grands: [] };
}

/** A page of the posts of one category, by its present or a former slug. Throws HttpError, 404 without such a category. */
export function readCategoryPage(slug: string, page: number): Promise<BlogPosts> {
  return readListPage<BlogPosts>(`${BLOG_PATHS.posts}?category=${encodeURIComponent(slug)}`, page);
}

/** Those that have posts; empty when they cannot be read: the blog is whole without. */
export function readCategories(): Promise<BlogCategory[]> {
  return softRead(readCached<BlogCategory[]>(BLOG_PATHS.categories, { lasting: true }), []);
}

/** What a reader may go on with: the highlights and the newest. Empty when they cannot be read. */
export function readFurtherPosts(): Promise<BlogPostCard[]> {
  return softRead(readBlogPage(1).then(eachOnce), []);
}

function eachOnce({ grands, posts }: BlogPage): BlogPostCard[] {
  return [...new Map([...grands, ...posts].map((post) => [post.id, post])).values()];
}
