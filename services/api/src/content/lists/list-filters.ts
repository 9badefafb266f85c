import type { ContentListFilters, ListedState } from '@polden/api-contract';
import { type ContentType, isCity } from '@polden/content-model';
import { cityByAlias } from '@polden/reference-data';
import { AppError } from '../../core/errors/app-error.ts';
import type { Columns } from '../fields/field-rules.ts';
import { columnOf, snakeCase } from '../fields/values.ts';

/** What a list shows, in the words of its table. */
export interface ListFilters {
  search: string;
  /** Whether the search may find people by how to reach them. */
  contacts: boolean;
  status: ListedState | undefined;
  /** The archive instead of the rest. */
  archived: boolean;
  /** Values by column. */
  within: Columns;
  /** Columns of pictures and files that are there, or are not. */
  has: Record<string, boolean>;
  /** Days, each included, by column. */
  since: Record<string, string>;
  until: Record<string, string>;
  /** Only what no visitor has come by for long. */
  unused: boolean;
}

/** 422 for a field that lists cannot be filtered by. */
export function readFilters(type: ContentType, given: ContentListFilters, contacts: boolean): ListFilters {
  const { search = '', status, archived, within = [], has = [], unused } = given;
  if (unused !== undefined && !type.usage) throw AppError.invalid({ unused: ['Такого отбора нет'] });
  return {
    search,
    contacts,
    status,
    archived: archived === '1',
    within: withinColumns(type, within),
    has: filledColumns(type, has),
    since: days({ updated_at: given.changedFrom, published_at: given.publishedFrom }),
    until: days({ updated_at: given.changedTo, published_at: given.publishedTo }),
    unused: unused === '1',
  };
}

/** `category:3` → category_id 3, `hidden:1` → hidden true, `city:kazan` → city kazan. */
function withinColumns(type: ContentType, given: readonly string[]): Columns {
  const entries = given.map((part) => {
    const [name = '', value = ''] = part.split(':');
    const field = type.fields[name];
    const kind = field?.kind;
    const city = field && isCity(field) && value !== '' ? cityByAlias(value) : undefined;
    if (city) return [columnOf(type, name), city.alias];
    if (kind === 'choice') return [columnOf(type, name), value];
    if (kind === 'boolean' && /^[01]$/u.test(value)) return [columnOf(type, name), value === '1'];
    if (kind === 'reference' && /^\d{0,9}$/u.test(value)) {
      return [columnOf(type, name), value === '' ? null : Number(value)];
    }
    throw AppError.invalid({ within: ['Такого отбора нет'] });
  });
  return Object.fromEntries(entries) as Columns;
}

/** `image:1` → image_id true */
function filledColumns(type: ContentType, given: readonly string[]): Record<string, boolean> {
  const entries = given.map((part) => {
    const [name = '', value = ''] = part.split(':');
    const kind = type.fields[name]?.kind;
    if ((kind === 'image' || kind === 'file') && /^[01]$/u.test(value)) {
      return [`${snakeCase(name)}_id`, value === '1'] as const;
    }
    throw AppError.invalid({ has: ['Такого отбора нет'] });
  });
  return Object.fromEntries(entries);
}

function days(given: Record<string, string | undefined>): Record<string, string> {
  const known = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(known);
}
