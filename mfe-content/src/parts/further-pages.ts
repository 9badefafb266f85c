import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListPage } from './list-page.loader.ts';

type Fetched<Item> = Omit<ListPage<Item>, 'page'>;

export interface FurtherPages<Item> {
  /** Of the page that was opened and of all that were fetched under it. */
  items: Item[];
  /** Number of the last page that is shown. */
  page: number;
  /** True when there is no further page, and while one is on its way. */
  ended: boolean;
  busy: boolean;
  /** The last attempt brought nothing. */
  failed: boolean;
  fetchNext: () => void;
}

/** News of the press have numbers of their own. */
interface Numbered {
  id: number;
  kind?: string;
}

/** What was fetched, for each entry of the tab's history that it was fetched on; a server fetches nothing. */
const fetchedOn = new Map<string, ListPage<unknown>[]>();
const KEPT_ENTRIES = 20;

/** The pages after the opened one, fetched one by one under it; they are still there when the visitor comes back. */
export function useFurtherPages<Item extends Numbered>(
  opened: ListPage<Item>,
  read: (page: number) => Promise<Fetched<Item>>,
): FurtherPages<Item> {
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const [further, setFurther] = useState(() => (fetchedOn.get(entry) ?? []) as ListPage<Item>[]);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const last = further.at(-1) ?? opened;
  const next = last.page + 1;
  const fetchNext = () => {
    if (state === 'busy') return;
    setState('busy');
    read(next).then(
      (fetched) => {
        const now = [...further, { ...fetched, page: next }];
        setFurther(now);
        keep(entry, now);
        setState('idle');
      },
      () => {
        setState('failed');
      },
    );
  };
  return {
    items: eachOnce([opened, ...further].flatMap(({ items }) => items)),
    page: last.page,
    ended: state === 'busy' || hasEnded(next, last.pageCount),
    busy: state === 'busy',
    failed: state === 'failed',
    fetchNext,
  };
}

/** What has come out since the first page was opened has moved its last item to the next one. */
function eachOnce<Item extends Numbered>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [`${item.kind}${item.id}`, item])).values()];
}

function keep(entry: string, pages: ListPage<unknown>[]): void {
  fetchedOn.delete(entry);
  fetchedOn.set(entry, pages);
  const [oldest] = fetchedOn.keys();
  if (fetchedOn.size > KEPT_ENTRIES && oldest !== undefined) fetchedOn.delete(oldest);
}

/** Whether the page that comes next is past the end of a list that is not empty. */
export function hasEnded(next: number, pageCount: number): boolean {
  return pageCount === 0 || next > pageCount;
}
