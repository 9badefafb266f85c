import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerRead } from '@polden/http';
import { messageOf } from '@polden/mfe-release';
import { formatDate, moscowDay } from '@polden/ru';

interface PageReads {
  /** When the oldest data of the page was read, milliseconds since the epoch; null: all of it is fresh. */
  oldestAt: number | null;
  /** What was read in vain, or has no answer yet, and how that went. */
  unanswered: Map<string, string>;
}

export interface WatchedReads<T> {
  result: T;
  /** As in ShellData, null when the page is of now. */
  savedAt: string | null;
  /** `GET search: 503` */
  unanswered: readonly string[];
}

const ofPage = new AsyncLocalStorage<PageReads>();

/** Notes that the page now loading shows data read at this time, because the API is away. Milliseconds since the epoch. */
export function noteOldRead(readAt: number): void {
  const page = ofPage.getStore();
  if (page !== undefined) page.oldestAt = Math.min(page.oldestAt ?? readAt, readAt);
}

/** The same reads, noted for the page that they are made for. */
export function notedReads(read: ServerRead): ServerRead {
  return async (path, options) => {
    const unanswered = ofPage.getStore()?.unanswered;
    unanswered?.set(path, 'no answer yet');
    try {
      const answer = await read(path, options);
      unanswered?.delete(path);
      return answer;
    } catch (error) {
      unanswered?.set(path, reasonOf(error));
      throw error;
    }
  };
}

function reasonOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'number' ? String(code) : messageOf(error);
}

/** Runs the loaders of a page. */
export async function watchReads<T>(load: () => Promise<T>): Promise<WatchedReads<T>> {
  const page: PageReads = { oldestAt: null, unanswered: new Map() };
  const result = await ofPage.run(page, load);
  return {
    result,
    savedAt: page.oldestAt === null ? null : momentInWords(page.oldestAt),
    // What visitors have written stands in queries, and in no log.
    unanswered: [...page.unanswered].map(([path, how]) => `GET ${path.split('?', 1).join('')}: ${how}`),
  };
}

/** «14:05», or «14:05 20 ноября» when that is another day. */
function momentInWords(readAt: number): string {
  const time = formatDate(readAt, 'YYYY-MM-DD HH:mm:00').slice(11, 16);
  const isToday = moscowDay(new Date(readAt)) === moscowDay(new Date());
  return isToday ? time : `${time} ${formatDate(readAt, 'long day')}`;
}
