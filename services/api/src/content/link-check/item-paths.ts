import { CONTENT_TYPES, type ContentType } from '@polden/content-model';
import type { ContentRow } from '../content-row.ts';
import { SEARCHED_TYPES } from '../search/searched-types.ts';

const OWN_PART = /:(slug|id)$/u;

/** A type whose items have pages of their own, and where these stand. */
export interface PagedType {
  type: ContentType;
  /** What stands before the last part: `/blog/`. */
  before: string;
  /** What the last part is. */
  by: 'slug' | 'id';
}

/** Types of several kinds may stand at addresses of one form. */
const PAGED_TYPES: readonly PagedType[] = CONTENT_TYPES.flatMap((type) => {
  const { path, amongOthers } = SEARCHED_TYPES.find((each) => each.type.name === type.name) ?? {};
  const pattern = type.page ?? (typeof path === 'string' && !amongOthers ? path : '');
  const [, by] = OWN_PART.exec(pattern) ?? [];
  // What stands on a page beside others has none of its own.
  if (!by || /[#?]/u.test(pattern) || !pattern.startsWith('/')) return [];
  return [{ type, before: pattern.replace(OWN_PART, ''), by: by as PagedType['by'] }];
});

/** Undefined for a type without pages of its own. */
export function pagesOf({ name }: ContentType): PagedType | undefined {
  return PAGED_TYPES.find(({ type }) => type.name === name);
}

/** Address of the item's page; null when it has none. */
export function pathOfItem(type: ContentType, row: ContentRow | null): string | null {
  const paged = pagesOf(type);
  const part = paged && row?.[paged.by];
  return paged && (typeof part === 'string' || typeof part === 'number') && part !== ''
    ? `${paged.before}${part}`
    : null;
}

/** The types that could have an item at the address, each with the last part of it. */
export function pagedAt(path: string): { paged: PagedType; part: string }[] {
  return PAGED_TYPES.flatMap((paged) => {
    const part = path.startsWith(paged.before) ? path.slice(paged.before.length) : '';
    const fits = paged.by === 'id' ? /^\d{1,9}$/u.test(part) : /^[a-z\d-]+$/u.test(part);
    return fits ? [{ paged, part }] : [];
  });
}
