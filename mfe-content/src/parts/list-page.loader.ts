import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { failedPage } from '../failed-page.ts';
import { isPastEnd, readPageNumber } from './page-number.ts';

/** A page of a list that visitors leaf through. */
export interface ListPage<Item> {
  items: Item[];
  /** From 1; greater than `pageCount` past the end. */
  page: number;
  pageCount: number;
}

type Numbered<Data> = Data & { page: number };
type Answer<Data> = Numbered<Data> | ReturnType<typeof data<Numbered<Data>>>;

/**
 * The loader of a list with pages. 404 with its data past the end, so that the page can lead to the last one. Throws a Response: 301 from ?page=1 to the address without it, 404 for what is no page
 * number, 503 without data.
 */
export function listLoader<Data extends { pageCount: number }>(
  read: (page: number, query: URLSearchParams) => Promise<Data>,
): (call: LoaderFunctionArgs) => Promise<Answer<Data>> {
  return async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const page = readPageNumber(searchParams);
    if (page === null) throw new Response(null, { status: 404, statusText: 'Page not found.' });
    if (page === 1 && searchParams.has('page')) {
      searchParams.delete('page');
      throw redirect([pathname, searchParams].filter(String).join('?'), 301);
    }
    try {
      const list = { ...(await read(page, searchParams)), page };
      return isPastEnd(page, list.pageCount) ? data(list, { status: 404 }) : list;
    } catch (error) {
      throw failedPage(error);
    }
  };
}
