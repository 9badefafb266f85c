import { isDeepStrictEqual } from 'node:util';
import type { ContentType } from '@polden/content-model';
import { readableAddress } from '@polden/reference-data';
import type { ContentRow } from './content-row.ts';
import { cityIn } from './fields/city-in.ts';
import { fieldsOf, fromColumns, snakeCase, type Values } from './fields/values.ts';

type Facts = Record<string, unknown>;

const HIDDEN = 'скрыто';
const HIDDEN_CHANGED = 'скрыто, изменено';

/** What a revision keeps of an item: all fields but the personal ones; and the names, which are sealed. */
export function revisionFacts(type: ContentType, row: ContentRow): { open: Values; names: Values } {
  const values = Object.entries(fromColumns(type, row));
  const pick = (personal: 'name' | undefined): Values =>
    Object.fromEntries(values.filter(([name]) => type.fields[name]?.personal === personal));
  return { open: pick(undefined), names: pick('name') };
}

/** What an item is called: those of one page are of different cities. An address is one that can be read. */
export function itemTitle(type: ContentType, row: ContentRow): string {
  const cities = fieldsOf(type).flatMap(([name, field]) => cityIn(field, row[snakeCase(name)]) ?? []);
  return [readableAddress(String(row[type.title])), ...cities].join(', ');
}

/** How the history calls an item; people are not named in what is never changed. */
export function historyTitle(type: ContentType, row: ContentRow): string {
  if (!type.fields[type.title]?.personal) return itemTitle(type, row);
  const { accusative } = type.titles;
  return `${accusative.slice(0, 1).toUpperCase()}${accusative.slice(1)} № ${row.id}`;
}

/** What the history keeps of both sides; of personal fields only that they were there, and that they changed. */
export function historyFacts(
  type: ContentType,
  before: ContentRow | null,
  after: ContentRow | null,
): { before: Facts | null; after: Facts | null } {
  const facts = { before: before && factsOf(type, before), after: after && factsOf(type, after) };
  for (const [name, { personal }] of fieldsOf(type)) {
    if (!personal) continue;
    const changed = before !== null && after !== null && !isDeepStrictEqual(before[name], after[name]);
    if (facts.before) facts.before[name] = HIDDEN;
    if (facts.after) facts.after[name] = changed ? HIDDEN_CHANGED : HIDDEN;
  }
  return facts;
}

function factsOf(type: ContentType, row: ContentRow): Facts {
  return {
    ...revisionFacts(type, row).open,
    status: row.status,
    publishedAt: row.published_at?.toISOString() ?? null,
    highlight: row.highlight_position,
    place: row.place,
    archived: row.archived,
    archiveYear: row.archive_year,
  };
}
