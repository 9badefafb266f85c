import type { BlogCategory } from '@polden/api-contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listLoader } from '../../parts/list-page.loader.ts';
import { movedTo } from '../../parts/moved-to.ts';
import { readBlogPage, readCategories, readCategoryPage, type BlogPage } from './blog.api.ts';
import { categoryAddress } from './blog-categories.tsx';

export interface BlogPageData extends BlogPage {
  /** From 1; greater than `pageCount` past the end. */
  page: number;
  /** All that have posts. */
  categories: BlogCategory[];
}

export const blogLoader = listLoader(async (page): Promise<Omit<BlogPageData, 'page'>> => {
  const [posts, categories] = await Promise.all([readBlogPage(page), readCategories()]);
  return { ...posts, categories };
});

const SLUG = /^[a-z\d]+(-[a-z\d]+)*$/u;

/** Throws a Response, as `listLoader` does: also 301 from a former address of the category, 404 and 410 without it. */
export async function blogCategoryLoader(call: LoaderFunctionArgs) {
  const asked = call.params['category'] ?? '';
  if (!SLUG.test(asked))
    throw new Response(null, { status: 404, statusText: 'This page could not be found' });
  const answer = await readCategory(asked)(call);
  const { category } = 'init' in answer ? answer.data : answer;
  const present = category?.slug ?? asked;
  if (present !== asked) throw movedTo(categoryAddress(present), call.request);
  return answer;
}

function readCategory(slug: string) {
  return listLoader(async (page): Promise<Omit<BlogPageData, 'page'>> => {
    const [posts, categories] = await Promise.all([readCategoryPage(slug, page), readCategories()]);
    return { ...posts, grands: [], categories };
  });
}
