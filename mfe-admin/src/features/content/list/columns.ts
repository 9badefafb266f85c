import { BULK_KINDS } from '@polden/api-contract';
import type { ContentType, Field, FieldKind } from '@polden/content-model';

/** More columns would not fit beside the title. */
const FIRST_COLUMNS = 3;
const SORTED: readonly FieldKind[] = ['boolean', 'choice', 'date', 'number'];
const SHORT: readonly FieldKind[] = ['reference', 'choice', 'date', 'number', 'boolean'];

/** The fields that can have columns: the short ones, and those that the type wants there. */
export function columnFields({ fields }: ContentType): [string, Field][] {
  return Object.entries(fields).filter(([, { kind, listed }]) => listed || SHORT.includes(kind));
}

/** Of these the chosen ones, or those that tell items apart best: where they stand first. */
export function shownColumns(
  all: readonly [string, Field][],
  chosen: readonly string[] | undefined,
): [string, Field][] {
  if (chosen) return all.filter(([name]) => chosen.includes(name));
  return all
    .toSorted(([, a], [, b]) => SHORT.indexOf(a.kind) - SHORT.indexOf(b.kind))
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
