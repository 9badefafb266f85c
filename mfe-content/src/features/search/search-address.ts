import { SEARCH_KINDS, type SearchKind } from '@polden/api-contract';
import { readPageNumber } from '../../parts/page-number.ts';

export const SEARCH_PATH = '/poisk';

/** What an address asks for. */
export interface Asked {
  /** As it was typed, without spaces around it and signs that nobody sees; '' when nothing was. */
  question: string;
  kind: SearchKind | null;
  /** From 1. */
  page: number;
}

/** Null when the address names no page or a kind that there is not. */
export function readAsked(search: URLSearchParams): Asked | null {
  const page = readPageNumber(search);
  const named = search.get('kind');
  const kind = SEARCH_KINDS.find((each) => each === named) ?? null;
  if (page === null || (named !== null && named !== '' && kind === null)) return null;
  return { question: (search.get('q') ?? '').replace(/\p{Cf}/gu, '').trim(), kind, page };
}

export function searchAddress({ question, kind, page }: Asked): string {
  const query = new URLSearchParams({ q: question });
  if (kind !== null) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  return `${SEARCH_PATH}?${query.toString()}`;
}
