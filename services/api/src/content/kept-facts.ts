import { isDeepStrictEqual } from 'node:util';
import type { ContentType } from '@polden/content-model';
import type { ContentRow } from './content-row.ts';
import { fieldsOf, fromColumns, type Values } from './fields/values.ts';

type Facts = Record<string, unknown>;

const HIDDEN = 'скрыто';
const HIDDEN_CHANGED = 'скрыто, изменено';

/** What a revision keeps of an item: all fields but the personal ones, which go with the item. */
export function revisionFacts(type: ContentType, row: ContentRow): Values {
  const values = Object.entries(fromColumns(type, row));
  return Object.fromEntries(values.filter(([name]) => !type.fields[name]?.personal));
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
    ...revisionFacts(type, row),
    status: row.status,
    publishedAt: row.published_at?.toISOString() ?? null,
    highlight: row.highlight_position,
    place: row.place,
    archived: row.archived,
    archiveYear: row.archive_year,
  };
}
