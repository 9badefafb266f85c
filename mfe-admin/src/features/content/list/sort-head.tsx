import type { ReactNode } from 'react';
import css from './item-table.module.css';

export interface SortHeadProps {
  /** What the API calls the column. */
  name: string;
  /** How the list is sorted now: `name` or `-name`. */
  sort: string | undefined;
  /** The next order; undefined: as the type is ordered. */
  onSort: (sort: string | undefined) => void;
  /** Moments begin with the newest. */
  descendsFirst?: boolean;
  children: ReactNode;
}

/** Head of a column by which the list is sorted: first one way, then the other, then as it was. */
export function SortHead({ name, sort, onSort, descendsFirst = false, children }: SortHeadProps) {
  const ways = descendsFirst ? [`-${name}`, name] : [name, `-${name}`];
  const at = sort === undefined ? -1 : ways.indexOf(sort);
  const ascends = sort === name;
  const sorted = ascends ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
  return (
    <th scope="col" aria-sort={sorted}>
      <button type="button" className={css.sort} onClick={() => onSort(ways[at + 1])}>
        {children}
        <span className={css.arrow} aria-hidden="true">
          {at >= 0 && (ascends ? '↑' : '↓')}
        </span>
      </button>
    </th>
  );
}
