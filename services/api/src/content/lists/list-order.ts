import { SORTED_MOMENTS, SORTED_USES } from '@polden/api-contract';
import type { ContentType, FieldKind } from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';
import { columnOf, snakeCase } from '../fields/values.ts';

const SORTED_KINDS: readonly FieldKind[] = ['boolean', 'choice', 'date', 'number'];

/** By its letters, as the index has them. */
const TITLE = 'search_title COLLATE "C"';
const ALWAYS_THERE = ['updated_at', 'created_at', TITLE];

/** `-updatedAt` → `updated_at DESC`, with the number where that is the same; 422 for what no list is sorted by. */
export function chosenOrder(type: ContentType, sort: string): string {
  const descends = sort.startsWith('-');
  const column = sortedColumn(type, descends ? sort.slice(1) : sort);
  const direction = descends ? 'DESC' : 'ASC';
  // An index is read in its own order or the other way round: where nothing is null, nothing is said of it.
  return ALWAYS_THERE.includes(column)
    ? `${column} ${direction}, id ${direction}`
    : `${column} ${direction} NULLS LAST, id DESC`;
}

function sortedColumn(type: ContentType, name: string): string {
  const moment = SORTED_MOMENTS.find((known) => known === name);
  if (moment) return snakeCase(moment);
  const use = SORTED_USES.find((known) => known === name);
  if (use && type.usage) return snakeCase(use);
  // The name of a person is sealed: it has no order.
  if (name === 'title' && !type.fields[type.title]?.personal) return TITLE;
  const kind = type.fields[name]?.kind;
  if (kind && SORTED_KINDS.includes(kind)) return columnOf(type, name);
  throw AppError.invalid({ sort: ['По этому столбцу список не упорядочить'] });
}

/** As staff have arranged the items, or drafts first and then the newest. */
export function ownOrder({ order, ...type }: ContentType): string {
  return order
    ? [...order.within.map((name) => columnOf({ order, ...type }, name)), 'place', 'id DESC'].join(', ')
    : `(status = 'draft') DESC, published_at DESC NULLS FIRST, id DESC`;
}
