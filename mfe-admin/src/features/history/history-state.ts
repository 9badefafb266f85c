import { HISTORY_ACTIONS, type HistoryQuery } from '@polden/api-contract';
import { isDay } from '@polden/ru';
import { pageIn, withoutEmpty } from '../controls/list-address.ts';

const MAX_TEXT = 200;

export type HistoryFilters = Omit<HistoryQuery, 'page'>;
export type HistoryState = HistoryFilters & { page: number };
/** Filters that are set anew; an empty text takes one away. */
export type FilterChange = { [Name in keyof HistoryFilters]?: HistoryFilters[Name] | '' };

/** What the page shows, read from its address; anything odd counts as absent. */
export function readHistoryState(params: URLSearchParams): HistoryState {
  const text = (name: string): string => (params.get(name) ?? '').trim().slice(0, MAX_TEXT);
  const day = (name: string): string => (isDay(text(name)) ? text(name) : '');
  return {
    ...withoutEmpty<HistoryFilters>({
      search: text('search'),
      fileName: text('fileName'),
      manager: text('manager'),
      action: HISTORY_ACTIONS.find((action) => action === text('action')),
      dateFrom: day('dateFrom'),
      dateTo: day('dateTo'),
    }),
    page: pageIn(params),
  };
}

/** The filters after a change, from the first page. */
export function withFilters(filters: HistoryFilters, change: FilterChange): HistoryState {
  return { ...withoutEmpty<HistoryFilters>({ ...filters, ...change }), page: 1 };
}

/** Set filters beside the title. */
export function filterCount({ page: _, search: _search, fileName: _name, ...filters }: HistoryState): number {
  return Object.keys(filters).length;
}
