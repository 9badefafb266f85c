import type { ContentListRow } from '@polden/api-contract';
import type { ContentType, Field, FieldValue } from '@polden/content-model';

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
 * Neither the item `own` itself nor what stands in it: it would stand in itself.
 */
export function optionsOf(
  type: ContentType,
  items: readonly ContentListRow[],
  { present, like = null, own = null }: OptionsQuery,
): ReferenceOption[] {
  const [parent, { alike = null } = {}] = parentOf(type) ?? [];
  const titles = titlesOf(alike === null ? undefined : type.fields[alike]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const wayTo = (item: ContentListRow, below: readonly ContentListRow[] = []): string => {
    const above = parent === undefined ? undefined : byId.get(Number(item.cells[parent] ?? 0));
    if (!above || below.includes(above)) return item.title;
    return `${wayTo(above, [...below, item])} → ${item.title}`;
  };
  const isInside = (item: ContentListRow, below: readonly ContentListRow[] = []): boolean => {
    if (item.id === own) return true;
    const above = parent === undefined ? undefined : byId.get(Number(item.cells[parent] ?? 0));
    return above !== undefined && !below.includes(above) && isInside(above, [...below, item]);
  };
  return items.flatMap((item) => {
    const value = String(item.id);
    const ofItem = textOf(item, alike);
    const isAlike = ofItem === like;
    if (own !== null && value !== present && isInside(item)) return [];
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
