import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { failedPage } from '../failed-page.ts';
import { readPageNumber } from './page-number.ts';

/** A page of a list that visitors leaf through. */
export interface ListPage<Item> {
  items: Item[];
  /** From 1; greater than `pageCount` past the end. */
  page: number;
  pageCount: number;
}

/**
 * The loader of a list with pages. Throws a Response: 301 from ?page=1 to the address without it, 404 for what is no page
 * number, 503 without data.
 */
export function listLoader<Data extends object>(
  read: (page: number, query: URLSearchParams) => Promise<Data>,
): (call: LoaderFunctionArgs) => Promise<Data & { page: number }> {
  return async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const page = readPageNumber(searchParams);
    if (page === null) throw new Response(null, { status: 404, statusText: 'Page not found.' });
    if (page === 1 && searchParams.has('page')) {
      searchParams.delete('page');
      throw redirect([pathname, searchParams].filter(String).join('?'), 301);
    }
    try {
      return { ...(await read(page, searchParams)), page };
    } catch (error) {
      throw failedPage(error);
    }
  };
}
