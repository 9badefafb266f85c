import type { KeyboardEvent } from 'react';

const STEPS: Record<string, [row: number, cell: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** From a tick of a table to the one above, below or beside it; at the edges nothing happens. */
export function moveByArrows(event: KeyboardEvent<HTMLInputElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const cell = event.currentTarget.closest('td');
  const rows = [...(cell?.closest('table')?.querySelectorAll('tbody tr') ?? [])];
  const row = rows.findIndex((each) => each.contains(cell));
  const ticks = rows[row + step[0]]?.querySelectorAll<HTMLInputElement>('td input') ?? [];
  const column = [...(rows[row]?.querySelectorAll('td') ?? [])].findIndex((each) => each === cell);
  const next = [...ticks][column + step[1]];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
