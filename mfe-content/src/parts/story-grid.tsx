import type { ReactNode } from 'react';
import css from './story-grid.module.css';

export interface StoryGridProps<Item extends { id: number }> {
  items: readonly Item[];
  /** The card of an item; `first` says that it is on the first screen. */
  card: (item: Item, first: boolean) => ReactNode;
  /** What tells items apart. Default: their id, which is not enough where kinds with ids of their own are mixed. */
  keyOf?: (item: Item) => number | string;
  /** Its first items are on the first screen. Default false. */
  first?: boolean;
}

/** As many as stand side by side on a wide screen. */
const IN_A_ROW = 3;

/** Stories side by side: one, two or three in a row. */
export function StoryGrid<Item extends { id: number }>({
  items,
  card,
  keyOf = idOf,
  first = false,
}: StoryGridProps<Item>) {
  return (
    <ul role="list" className={css.grid}>
      {items.map((item, index) => (
        <li key={keyOf(item)}>{card(item, first && index < IN_A_ROW)}</li>
      ))}
    </ul>
  );
}

function idOf({ id }: { id: number }): number {
  return id;
}
