import { HISTORY_PATHS, type HistoryMenu, type HistoryPage } from '@polden/api-contract';
import { staffHttp } from '@polden/session';
import type { HistoryState } from './history-state.ts';

/** The history's reads. All of them throw HttpError. */
export const historyApi = {
  find: (state: HistoryState, signal: AbortSignal) =>
    staffHttp.get<HistoryPage>(HISTORY_PATHS.find, { searchParams: { ...state }, signal }),
  menu: (signal: AbortSignal) => staffHttp.get<HistoryMenu>(HISTORY_PATHS.menu, { signal }),
  files: (search: string, signal: AbortSignal) =>
    staffHttp.get<string[]>(HISTORY_PATHS.findFiles, { searchParams: { search }, signal }),
};

/** Keys of the query cache. */
export const HISTORY_KEYS = {
  page: (state: HistoryState) => ['history', 'page', state],
  menu: ['history', 'menu'],
  files: (search: string) => ['history', 'files', search],
} as const;
