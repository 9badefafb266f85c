const SEPARATORS = [';', '\t', ','];

/** Cells of each line, trimmed; a cell in quotes may hold the separator and doubled quotes. Lines without a word are left out. */
export function parseCsv(text: string): { line: number; cells: string[] }[] {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  const separator = SEPARATORS.find((sign) => lines[0]?.includes(sign)) ?? ';';
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ line: index + 1, cells: cellsOf(line, separator) }],
  );
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (isQuoted && sign === '"' && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}
