import { BULK_KINDS } from '@polden/api-contract';
import { type ContentType, type Field, type FieldKind, isListed, SHORT_KINDS } from '@polden/content-model';

/** More columns would not fit beside the title. */
const FIRST_COLUMNS = 3;
const SORTED: readonly FieldKind[] = ['boolean', 'choice', 'date', 'number'];

/** The fields that can have columns. */
export function columnFields({ fields }: ContentType): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => isListed(field));
}

/** Of these the chosen ones, or those that tell items apart best: where they stand first. */
export function shownColumns(
  all: readonly [string, Field][],
  chosen: readonly string[] | undefined,
): [string, Field][] {
  if (chosen) return all.filter(([name]) => chosen.includes(name));
  return all
    .toSorted(([, a], [, b]) => SHORT_KINDS.indexOf(a.kind) - SHORT_KINDS.indexOf(b.kind))
    .slice(0, FIRST_COLUMNS);
}

export function isSorted({ kind }: Field): boolean {
  return SORTED.includes(kind);
}

/** The fields that are changed in many items at once. */
export function changedAtOnce({ fields }: ContentType): [string, Field][] {
  const kinds: readonly FieldKind[] = BULK_KINDS;
  return Object.entries(fields).filter(([, { kind, personal }]) => kinds.includes(kind) && !personal);
}
