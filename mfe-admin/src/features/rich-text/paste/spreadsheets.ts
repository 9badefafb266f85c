import type { Dropped } from './dropped.ts';
import { gridOf, type Placed } from './tables.ts';

/** A cell of the plain text with what ends it; one with line breaks stands in quotes. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/gu;
const HASHES = /^#{2,}$/u;

/**
 * «####» says that a column was too narrow to show its number; the plain text beside it may know the number. It is taken from
 * a line that has the same in all other cells, and only when there is no doubt which: a wrong number is worse than none.
 */
export function fillHashes(body: HTMLElement, text: string, dropped: Dropped): void {
  const lines = cellsOfText(text);
  for (const table of body.querySelectorAll('table')) {
    const grid = gridOf(table);
    for (const { cell, row, column } of grid.filter((each) => isHashes(each))) {
      const beside = grid.filter((each) => each.row === row && !isHashes(each));
      const agrees = (line: readonly string[] | undefined): boolean =>
        line !== undefined && beside.every((each) => bare(line[each.column]) === bare(each.cell.textContent));
      const same = lines.filter(agrees);
      const line = agrees(lines[row]) ? lines[row] : same.length === 1 ? same[0] : undefined;
      const known = line?.[column]?.trim() ?? '';
      if (known !== '' && !/^#+$/u.test(known)) cell.textContent = known;
      else dropped.add('hashes');
    }
  }
}

/** Excel copies the columns that its author has hidden, and leaves it to the table to hide them. */
export function hideColumns(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const hidden = hiddenColumns(table);
    if (hidden.size === 0) continue;
    for (const { cell, column } of gridOf(table)) {
      const within = Array.from({ length: cell.colSpan }, (_, index) => column + index);
      const shown = within.filter((each) => !hidden.has(each)).length;
      if (shown === 0) cell.hidden = true;
      else if (shown < cell.colSpan) cell.colSpan = shown;
    }
  }
}

function hiddenColumns(table: HTMLTableElement): Set<number> {
  const hidden = new Set<number>();
  let column = 0;
  for (const each of table.querySelectorAll<HTMLTableColElement>('col')) {
    for (const end = column + each.span; column < end; column += 1) {
      if (each.style.display === 'none') hidden.add(column);
    }
  }
  return hidden;
}

function cellsOfText(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(CELL)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end.endsWith('\n')) lines.push([]);
  }
  return lines;
}

function isHashes({ cell }: Placed): boolean {
  return HASHES.test(cell.textContent.trim());
}

/** Spaces and line breaks are not the same on both sides. */
function bare(text = ''): string {
  return text.replace(/[\s\u00A0]+/gu, '');
}
