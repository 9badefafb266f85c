import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What opens over the list and gives the focus back to it. */
const OVER_IT = 'dialog, [role=menu]';

interface LastFocus {
  /** Null: in the list, but in none of its rows. */
  row: number | null;
}

/**
 * Keeps the focus in a list when its row is removed: it passes to the row in the same place, or to the list when none is
 * left. Rows are elements with `data-row`; the list takes the focus with tabIndex -1.
 */
export function useKeptFocus<List extends HTMLElement>(ids: readonly number[]): RefObject<List | null> {
  const list = useRef<List>(null);
  const last = useRef<LastFocus | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(OVER_IT)) return;
      last.current = list.current?.contains(target) ? { row: rowOf(list.current, target) } : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  const shown = ids.join();
  // With the change itself: before the frame finds the focus lost.
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || !last.current || document.activeElement !== document.body) return;
    const rows = rowsOf(current);
    const { row } = last.current;
    const next = row === null ? undefined : rows[Math.min(row, rows.length - 1)];
    (
      next?.querySelector<HTMLElement>('[aria-haspopup=menu]') ??
      next?.querySelector<HTMLElement>('a[href], button') ??
      current
    ).focus();
  }, [shown]);

  return list;
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')];
}

function rowOf(list: HTMLElement, target: Element): number | null {
  const index = rowsOf(list).findIndex((row) => row.contains(target));
  return index < 0 ? null : index;
}
