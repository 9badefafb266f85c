import { reportFailure } from './report-failure.ts';

/** Does what a toast offers: the page that has offered it may be gone by then. */
export function takeBack(work: () => Promise<unknown>): void {
  void work().catch((error: unknown) => reportFailure(error, { failure: 'Вернуть не получилось.' }));
}
