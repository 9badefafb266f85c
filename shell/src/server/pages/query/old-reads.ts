import { AsyncLocalStorage } from 'node:async_hooks';
import { formatDate, moscowDay } from '@polden/ru';

interface PageReads {
  /** When the oldest data of the page was read, milliseconds since the epoch; null: all of it is fresh. */
  oldestAt: number | null;
}

const ofPage = new AsyncLocalStorage<PageReads>();

/** Notes that the page now loading shows data read at this time, because the API is away. Milliseconds since the epoch. */
export function noteOldRead(readAt: number): void {
  const page = ofPage.getStore();
  if (page !== undefined) page.oldestAt = Math.min(page.oldestAt ?? readAt, readAt);
}

/** Runs the loaders of a page; `savedAt` as in ShellData, null when the page is of now. */
export async function watchReads<T>(load: () => Promise<T>): Promise<{ result: T; savedAt: string | null }> {
  const page: PageReads = { oldestAt: null };
  const result = await ofPage.run(page, load);
  return { result, savedAt: page.oldestAt === null ? null : momentInWords(page.oldestAt) };
}

/** «14:05», or «14:05 20 ноября» when that is another day. */
function momentInWords(readAt: number): string {
  const time = formatDate(readAt, 'YYYY-MM-DD HH:mm:00').slice(11, 16);
  const isToday = moscowDay(new Date(readAt)) === moscowDay(new Date());
  return isToday ? time : `${time} ${formatDate(readAt, 'long day')}`;
}
