import { HISTORY_ACTIONS, type HistoryQuery } from '@polden/api-contract';

const MAX_TEXT = 200;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

export type HistoryFilters = Omit<HistoryQuery, 'page'>;
export type HistoryState = HistoryFilters & { page: number };
/** Filters that are set anew; an empty text takes one away. */
export type FilterChange = { [Name in keyof HistoryFilters]?: HistoryFilters[Name] | '' };

/** What the page shows, read from its address; anything odd counts as absent. */
export function readHistoryState(params: URLSearchParams): HistoryState {
  const page = Number(params.get('page') ?? 1);
  const text = (name: string): string => (params.get(name) ?? '').trim().slice(0, MAX_TEXT);
  const day = (name: string): string => (isDay(text(name)) ? text(name) : '');
  return {
    ...withoutEmpty({
      search: text('search'),
      fileName: text('fileName'),
      manager: text('manager'),
      action: HISTORY_ACTIONS.find((action) => action === text('action')),
      dateFrom: day('dateFrom'),
      dateTo: day('dateTo'),
    }),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a page: what is at its default is left out. */
export function historySearch({ page, ...filters }: Partial<HistoryState>): string {
  const params = new URLSearchParams({ ...withoutEmpty(filters) });
  if (page !== undefined && page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The filters after a change, from the first page. */
export function withFilters(filters: HistoryFilters, change: FilterChange): HistoryState {
  return { ...withoutEmpty({ ...filters, ...change }), page: 1 };
}

function withoutEmpty(filters: {
  [Name in keyof HistoryFilters]?: HistoryFilters[Name] | '' | undefined;
}): HistoryFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
}

/** A day of the calendar: Date takes the thirtieth of February for the second of March. */
function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}
