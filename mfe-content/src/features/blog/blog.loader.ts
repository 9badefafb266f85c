import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { failedPage } from '../../failed-page.ts';
import { readBlogPage, type BlogPage } from './blog.api.ts';
import { readPageNumber } from './page-number.ts';

export interface BlogPageData extends BlogPage {
  /** From 1; greater than `pageCount` past the end. */
  page: number;
}

/** Throws a Response: 301 from ?page=1 to the path alone, 404 for what is no page number, 503 without data. */
export async function blogLoader({ request }: LoaderFunctionArgs): Promise<BlogPageData> {
  const { pathname, searchParams } = new URL(request.url);
  const page = readPageNumber(searchParams);
  if (page === null) throw new Response(null, { status: 404, statusText: 'Page not found.' });
  if (page === 1 && searchParams.has('page')) throw redirect(pathname, 301);
  try {
    return { ...(await readBlogPage(page)), page };
  } catch (error) {
    throw failedPage(error);
  }
}
