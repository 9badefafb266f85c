import type { ContentListRow } from '@polden/api-contract';
import { type ContentType, levelsOf } from '@polden/content-model';

/** The fields that say in which list an item stands, by what they are. */
export interface Axes {
  /** A choice: each of its values is a tree of its own. */
  choice: string | null;
  /** The same type: items stand in one another. */
  parent: string | null;
  /** Another type: its items are the groups. */
  group: { field: string; to: string } | null;
}

/** A line of the board: a group, or an item at its depth. */
export type Line =
  | { kind: 'group'; key: string; id: number; title: string }
  | {
      kind: 'item';
      key: string;
      item: ContentListRow;
      depth: number;
      place: number;
      listId: number | null;
      /** Key of the line that it stands in: a group may have the number of an item. */
      within: string | null;
    };

export function axesOf(type: ContentType): Axes {
  const within = type.order?.within ?? [];
  const fieldOf = (test: (kind: string, to: string | null) => boolean): string | null =>
    within.find((name) => {
      const field = type.fields[name];
      return field !== undefined && test(field.kind, field.kind === 'reference' ? field.to : null);
    }) ?? null;
  const group = fieldOf((kind, to) => kind === 'reference' && to !== type.name);
  const to = group === null ? undefined : type.fields[group];
  return {
    choice: fieldOf((kind) => kind === 'choice'),
    parent: fieldOf((_kind, target) => target === type.name),
    group: group !== null && to?.kind === 'reference' ? { field: group, to: to.to } : null,
  };
}

export interface Group {
  id: number;
  title: string;
}

/** What stands on the board, from above. */
export function linesOf(items: readonly ContentListRow[], axes: Axes, groups: readonly Group[]): Line[] {
  const field = axes.group?.field ?? axes.parent;
  const listOf = (item: ContentListRow): number | null => {
    const value = field === null ? null : item.cells[field];
    return typeof value === 'number' ? value : null;
  };
  const inList = (id: number | null): ContentListRow[] =>
    items.filter((item) => listOf(item) === id).sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const branch = (id: number | null, within: string | null, depth: number): Line[] =>
    inList(id).flatMap((item, index) => {
      const key = `item-${item.id}`;
      const line: Line = { kind: 'item', key, item, depth, place: index + 1, listId: id, within };
      return [line, ...(axes.parent === null || depth > MAX_DEPTH ? [] : branch(item.id, key, depth + 1))];
    });
  if (axes.group === null) return branch(null, null, 0);
  return groups.flatMap(({ id, title }) => {
    const key = `group-${id}`;
    return [{ kind: 'group', key, id, title } as const, ...branch(id, key, 1)];
  });
}

/** Deeper than that nobody finds anything; it also ends what stands in a circle. */
const MAX_DEPTH = 6;

/** Where an item goes: the list, and the place there from 1. */
export interface Target {
  listId: number | null;
  position: number;
}

/** How many levels of items the tree of one value of the choice may have. */
export function levelsOfTree(type: ContentType, { parent }: Axes, choice: string | null): number {
  const field = parent === null ? undefined : type.fields[parent];
  return field?.kind === 'reference' ? levelsOf(field, choice) : Infinity;
}

/** Where an item lands that is let go over a line; null where it cannot. `levels`: how many there may be. */
export function targetOver(
  lines: readonly Line[],
  activeKey: string,
  overKey: string,
  levels = Infinity,
): Target | null {
  const from = lines.findIndex(({ key }) => key === activeKey);
  const to = lines.findIndex(({ key }) => key === overKey);
  const [active, over] = [lines[from], lines[to]];
  if (active?.kind !== 'item' || !over || from === to) return null;
  if (over.kind === 'group') return { listId: over.id, position: 1 };
  if (isInside(lines, over, activeKey)) return null;
  if (active.listId === over.listId) return { listId: over.listId, position: over.place };
  if (over.depth + levelsFrom(lines, activeKey) > levels) return null;
  // Below the one that it has passed on its way down.
  return { listId: over.listId, position: from < to ? over.place + 1 : over.place };
}

/** Under the one above it of the same list; null for the first, and for what would stand deeper than `levels`. */
export function inward(lines: readonly Line[], key: string, levels = Infinity): Target | null {
  const line = lines.find((each) => each.key === key);
  if (line?.kind !== 'item') return null;
  const above = lines.find(
    (each) => each.kind === 'item' && each.listId === line.listId && each.place === line.place - 1,
  );
  if (above?.kind !== 'item' || above.depth + 1 + levelsFrom(lines, key) > levels) return null;
  const inside = lines.filter((each) => each.kind === 'item' && each.within === above.key);
  return { listId: above.item.id, position: inside.length + 1 };
}

/** Behind the one in which it stands; null for what stands in none. */
export function outward(lines: readonly Line[], key: string): Target | null {
  const line = lines.find((each) => each.key === key);
  if (line?.kind !== 'item') return null;
  const around = lines.find((each) => each.key === line.within);
  return around?.kind === 'item' ? { listId: around.listId, position: around.place + 1 } : null;
}

/** To the neighbour's place; null at the ends of its list. */
export function step(lines: readonly Line[], key: string, by: -1 | 1): Target | null {
  const line = lines.find((each) => each.key === key);
  if (line?.kind !== 'item') return null;
  const position = line.place + by;
  const has = lines.some(
    (each) => each.kind === 'item' && each.listId === line.listId && each.place === position,
  );
  return has ? { listId: line.listId, position } : null;
}

/** How many levels an item is, with what stands inside. */
function levelsFrom(lines: readonly Line[], key: string, most = MAX_DEPTH): number {
  const inside = lines.flatMap((line) => (line.kind === 'item' && line.within === key ? [line.key] : []));
  if (inside.length === 0 || most === 0) return 1;
  return 1 + Math.max(...inside.map((each) => levelsFrom(lines, each, most - 1)));
}

function isInside(lines: readonly Line[], line: Line, key: string): boolean {
  let within = line.kind === 'item' ? line.within : null;
  for (let left = MAX_DEPTH; within !== null && left > 0; left -= 1) {
    if (within === key) return true;
    const wanted = within;
    const around = lines.find((each) => each.key === wanted);
    within = around?.kind === 'item' ? around.within : null;
  }
  return false;
}
