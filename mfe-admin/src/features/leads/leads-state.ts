import {
  LEAD_DELIVERY_STATES,
  LEAD_KINDS,
  LEAD_STAGE_FILTERS,
  LEAD_STATUSES,
  type LeadListQuery,
  PRODUCT_CODES,
} from '@polden/api-contract';
import { isDay } from '@polden/ru';
import { pageIn, withoutEmpty } from '../controls/list-address.ts';

const MAX_TEXT = 100;

export type LeadFilters = Omit<LeadListQuery, 'page'>;
export type LeadsState = LeadFilters & { page: number };
/** Filters that are set anew; an empty text takes one away. */
export type LeadFilterChange = { [Name in keyof LeadFilters]?: LeadFilters[Name] | '' };

/** What the page shows, read from its address; anything odd counts as absent. */
export function readLeadsState(params: URLSearchParams): LeadsState {
  const text = (name: string): string => (params.get(name) ?? '').trim().slice(0, MAX_TEXT);
  const one = <T extends string>(values: readonly T[], name: string): T | '' =>
    values.find((value) => value === text(name)) ?? '';
  const day = (name: string): string => (isDay(text(name)) ? text(name) : '');
  return {
    ...withoutEmpty<LeadFilters>({
      kind: one(LEAD_KINDS, 'kind'),
      status: one(LEAD_STATUSES, 'status'),
      stage: one(LEAD_STAGE_FILTERS, 'stage'),
      mine: one(['1'] as const, 'mine'),
      delivery: one(LEAD_DELIVERY_STATES, 'delivery'),
      product: one(PRODUCT_CODES, 'product'),
      dateFrom: day('dateFrom'),
      dateTo: day('dateTo'),
      search: text('search'),
    }),
    page: pageIn(params),
  };
}

/** The filters after a change, from the first page. */
export function withFilters(filters: LeadFilters, change: LeadFilterChange): LeadsState {
  return { ...withoutEmpty<LeadFilters>({ ...filters, ...change }), page: 1 };
}

/** Set filters beside the search. */
export function filterCount({ page: _, search: _search, ...filters }: LeadsState): number {
  return Object.keys(filters).length;
}
