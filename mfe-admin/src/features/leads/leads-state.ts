import {
  LEAD_DELIVERY_STATES,
  LEAD_KINDS,
  LEAD_STATUSES,
  type LeadListQuery,
  PRODUCT_CODES,
} from '@polden/api-contract';

const MAX_TEXT = 100;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

export type LeadFilters = Omit<LeadListQuery, 'page'>;
export type LeadsState = LeadFilters & { page: number };
/** Filters that are set anew; an empty text takes one away. */
export type LeadFilterChange = { [Name in keyof LeadFilters]?: LeadFilters[Name] | '' };

/** What the page shows, read from its address; anything odd counts as absent. */
export function readLeadsState(params: URLSearchParams): LeadsState {
  const page = Number(params.get('page') ?? 1);
  const text = (name: string): string => (params.get(name) ?? '').trim().slice(0, MAX_TEXT);
  const one = <T extends string>(values: readonly T[], name: string): T | '' =>
    values.find((value) => value === text(name)) ?? '';
  const day = (name: string): string => (DAY.test(text(name)) ? text(name) : '');
  return {
    ...withoutEmpty({
      kind: one(LEAD_KINDS, 'kind'),
      status: one(LEAD_STATUSES, 'status'),
      delivery: one(LEAD_DELIVERY_STATES, 'delivery'),
      product: one(PRODUCT_CODES, 'product'),
      dateFrom: day('dateFrom'),
      dateTo: day('dateTo'),
      search: text('search'),
    }),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a page: what is at its default is left out. */
export function leadsSearch({ page, ...filters }: Partial<LeadsState>): string {
  const params = new URLSearchParams({ ...withoutEmpty(filters) });
  if (page !== undefined && page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The filters after a change, from the first page. */
export function withFilters(filters: LeadFilters, change: LeadFilterChange): LeadsState {
  return { ...withoutEmpty({ ...filters, ...change }), page: 1 };
}

function withoutEmpty(filters: LeadFilterChange & { page?: number | undefined }): LeadFilters {
  const { page: _page, ...rest } = filters;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value));
}
