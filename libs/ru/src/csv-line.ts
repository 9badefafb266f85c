/** What makes a spreadsheet take a cell for a formula, also after spaces. */
const FORMULA = /^\s*[=+\-@\t\r\n|%]/u;

/** A row as Excel reads it here: semicolons, every cell quoted, and no cell that acts. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const safe = FORMULA.test(cell) ? `'${cell}` : cell;
    return `"${safe.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(';')}\r\n`;
}
