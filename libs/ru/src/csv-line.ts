/** What makes a spreadsheet take a cell for a formula, also after spaces. */
const FORMULA = /^\s*[=+\-@\t\r\n|%]/u;
/** A guarded cell, and one that only looks so: it gets a second apostrophe, so that both are read back as they were. */
const GUARDED = /^'+\s*[=+\-@\t\r\n|%]/u;

/** A row as Excel reads it here: semicolons, every cell quoted, and no cell that acts. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const safe = FORMULA.test(cell) || GUARDED.test(cell) ? `'${cell}` : cell;
    return `"${safe.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(';')}\r\n`;
}

/** A cell as it was before `csvLine`. */
export function fromCsvCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
