import type { ContentListRow } from '@polden/api-contract';
import { type ContentType, type Field, type FieldValue, levelsOf } from '@polden/content-model';

export interface ReferenceOption {
  /** Id of the item. */
  value: string;
  label: string;
}

interface OptionsQuery {
  present: string;
  like?: FieldValue | undefined;
  own?: number | null;
}

/**
 * Items as they are chosen among: inside others by the way to them, «Займы → На карту». Where items stand under those that are
 * alike, only those with the same value as `like` and the one that is `present`; those of another value, or of any, say theirs.
 * Neither the item `own` itself nor what stands in it: it would stand in itself; nor what has no level left for it.
 */
export function optionsOf(
  type: ContentType,
  items: readonly ContentListRow[],
  { present, like = null, own = null }: OptionsQuery,
): ReferenceOption[] {
  const [parent, field] = parentOf(type) ?? [];
  const alike = field?.alike ?? null;
  const titles = titlesOf(alike === null ? undefined : type.fields[alike]);
  const byId = new Map(items.map((item) => [item.id, item]));
  /** The item and those in which it stands, from it up; in a circle each once. */
  const upFrom = (item: ContentListRow, below: readonly ContentListRow[] = []): ContentListRow[] => {
    const way = [...below, item];
    const above = parent === undefined ? undefined : byId.get(Number(item.cells[parent] ?? 0));
    return above === undefined || way.includes(above) ? way : upFrom(above, way);
  };
  const wayTo = (item: ContentListRow): string =>
    upFrom(item)
      .map(({ title }) => title)
      .reverse()
      .join(' → ');
  const levelOfOwn = (item: ContentListRow): number => upFrom(item).findIndex(({ id }) => id === own) + 1;
  const ownLevels = own === null ? 1 : Math.max(1, ...items.map(levelOfOwn));
  const mayHold = (item: ContentListRow, ofItem: string | null): boolean =>
    (own === null || levelOfOwn(item) === 0) &&
    (field === undefined || upFrom(item).length + ownLevels <= levelsOf(field, ofItem));
  return items.flatMap((item) => {
    const value = String(item.id);
    const ofItem = textOf(item, alike);
    const isAlike = ofItem === like;
    if (value !== present && !mayHold(item, ofItem)) return [];
    if (like !== null && !isAlike && value !== present) return [];
    const title = isAlike ? undefined : titles.get(ofItem ?? '');
    return [{ value, label: title === undefined ? wayTo(item) : `${wayTo(item)} (${title})` }];
  });
}

/** The field by which items of the type stand in one another, with its name. */
function parentOf(type: ContentType) {
  for (const [name, field] of Object.entries(type.fields))
    if (field.kind === 'reference' && field.to === type.name) return [name, field] as const;
  return null;
}

function titlesOf(field: Field | undefined): Map<string, string> {
  return new Map(field?.kind === 'choice' ? field.options.map(({ value, title }) => [value, title]) : []);
}

/** What the item has in a field of short text; null where there is no such field. */
function textOf({ cells }: ContentListRow, field: string | null): string | null {
  const value = field === null ? null : cells[field];
  return typeof value === 'string' ? value : null;
}
