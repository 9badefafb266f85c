import {
  type ContentListFilters,
  type ContentListQuery,
  LISTED_STATES,
  type ListedState,
} from '@polden/api-contract';
import { isDay } from '@polden/ru';
import { pageIn } from '../../controls/list-address.ts';

/** Letters that are looked for. */
export const MAX_SEARCH = 100;
const PART = /^\w+:[\w-]*$/u;
const DAYS = ['changedFrom', 'changedTo', 'publishedFrom', 'publishedTo'] as const;

/** What the list shows and how. */
export interface ListState extends ContentListQuery {
  page: number;
  /** Names of the fields that have columns; not given: those that tell items apart best. */
  columns?: string[];
}

/** Read from the address of a list; anything odd counts as absent. */
export function readListState(params: URLSearchParams): ListState {
  const search = (params.get('search') ?? '').trim().slice(0, MAX_SEARCH);
  const status = LISTED_STATES.find((state) => state === params.get('status'));
  const parts = (name: string) => params.getAll(name).filter((part) => PART.test(part));
  const [within, has] = [parts('within'), parts('has')];
  const sort = params.get('sort') ?? '';
  const columns = params.get('columns');
  return {
    page: pageIn(params),
    ...(search && { search }),
    ...(status && { status }),
    ...(within.length > 0 && { within }),
    ...(has.length > 0 && { has }),
    ...Object.fromEntries(DAYS.flatMap((name) => dayIn(params, name))),
    ...(/^-?\w+$/u.test(sort) && { sort }),
    ...(columns !== null && { columns: columns.split(',').filter((name) => /^\w+$/u.test(name)) }),
    ...(params.get('unused') === '1' && { unused: '1' as const }),
    ...(params.get('view') === 'archive' && { archived: '1' as const }),
  };
}

function dayIn(params: URLSearchParams, name: string): [string, string][] {
  const day = params.get(name) ?? '';
  return isDay(day) ? [[name, day]] : [];
}

/** The address of a list: what is at its default is left out. */
export function listSearch(state: Partial<ListState>): string {
  const { page = 1, archived, within = [], has = [], columns, ...texts } = state;
  const params = new URLSearchParams();
  if (archived === '1') params.set('view', 'archive');
  for (const [name, value] of Object.entries(texts)) if (value) params.set(name, value);
  for (const part of within) params.append('within', part);
  for (const part of has) params.append('has', part);
  if (columns) params.set('columns', columns.join(','));
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** What the API is asked for: everything but the columns, which are only shown. */
export function queryOf({ columns: _, ...query }: ListState): ContentListQuery {
  return query;
}

/** Which items are meant, without how they are sorted and which page is shown. */
export function filtersOf({ columns: _c, page: _p, sort: _s, ...filters }: ListState): ContentListFilters {
  return filters;
}

/** How many filters beside the search hold. */
export function filterCount(state: ListState): number {
  const { search: _, archived: _a, within = [], has = [], ...others } = filtersOf(state);
  return within.length + has.length + Object.keys(others).length;
}

export const STATE_TITLES: Record<ListedState, string> = {
  draft: 'Черновик',
  scheduled: 'По расписанию',
  published: 'Опубликовано',
  changed: 'Есть правки',
};
