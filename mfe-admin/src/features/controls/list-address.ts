/** Filters without those that are empty. */
export function withoutEmpty<Filters extends object>(filters: {
  [Name in keyof Filters]?: Filters[Name] | '' | undefined;
}): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as Filters;
}

/** The query of a list's address: what is at its default is left out. */
export function searchOf({ page, ...filters }: { page?: number | undefined } & object): string {
  const params = new URLSearchParams(withoutEmpty<Record<string, string>>(filters));
  if (page !== undefined && page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The page that an address asks for, from 1; anything odd counts as the first. */
export function pageIn(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name) ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Days are YYYY-MM-DD; empty or absent for none. */
export function isBackwards({ dateFrom = '', dateTo = '' }: { dateFrom?: string; dateTo?: string }): boolean {
  return dateFrom !== '' && dateTo !== '' && dateTo < dateFrom;
}
