import type { RichTextDocument, RichTextNode } from '@polden/content-model';
import { nodeText } from './plain-text.ts';

const MAX_LABEL = 160;
/** Narrower ones fit a phone as they are. */
const LEAST_STACKED = 3;

/** The document with what only a page needs of its tables: names of columns, scopes, and a name for the frame that scrolls. */
export function layOutTables(document: RichTextDocument): RichTextDocument {
  return { ...document, content: document.content.map(layOut) };
}

function layOut(node: RichTextNode): RichTextNode {
  const content = node.content?.map(layOut);
  const laidOut = { ...node, ...(content && { content }) };
  return node.type === 'table' ? layOutTable(laidOut) : laidOut;
}

function layOutTable(table: RichTextNode): RichTextNode {
  const rows = table.content ?? [];
  const heads = rows.findIndex((row) => !cellsOf(row).every(isHeader));
  const headCount = heads === -1 ? 0 : heads;
  const titles = cellsOf(rows[headCount - 1]).map(lineOf);
  const first = cellsOf(rows[0]).map(lineOf);
  const regular = rows.every((row) => cellsOf(row).every(isSingle));
  const stacks = regular && headCount === 1 && titles.length >= LEAST_STACKED && titles.every(Boolean);
  const figures = columnsOfFigures(rows, headCount);
  const content = rows.map((row, index) =>
    layOutRow(row, index < headCount, stacks ? titles : [], figures[index]),
  );
  // A cell of the head cannot reach out of it: browsers would cut it off and move the row below.
  const reachesOut = rows
    .slice(0, headCount)
    .some((row, line) =>
      cellsOf(row).some(({ attrs }) => line + Number(attrs?.['rowspan'] ?? 1) > headCount),
    );
  const label = first.filter(Boolean).join(', ').slice(0, MAX_LABEL);
  return { ...table, attrs: { ...table.attrs, heads: reachesOut ? 0 : headCount, stacks, label }, content };
}

/** Of each row, whether the cells in it stand over columns that hold nothing but figures. */
function columnsOfFigures(rows: readonly RichTextNode[], headCount: number): boolean[][] {
  const columns = columnsOf(rows);
  const ofFigures = new Map<number, boolean>();
  rows.slice(headCount).forEach((row, index) =>
    cellsOf(row).forEach(({ attrs }, place) => {
      const column = columns[headCount + index]?.[place] ?? 0;
      ofFigures.set(column, attrs?.['align'] === 'right' && (ofFigures.get(column) ?? true));
    }),
  );
  return columns.map((row) => row.map((column) => ofFigures.get(column) ?? false));
}

/** The column in which each cell of each row begins, past those that reach down from above. */
function columnsOf(rows: readonly RichTextNode[]): number[][] {
  /** By column: the first row that is free of the cell above. */
  const freeFrom: number[] = [];
  return rows.map((row, line) => {
    let column = 0;
    return cellsOf(row).map(({ attrs }) => {
      while ((freeFrom[column] ?? 0) > line) column += 1;
      const start = column;
      const [right, down] = [Number(attrs?.['colspan'] ?? 1), Number(attrs?.['rowspan'] ?? 1)];
      for (; column < start + right; column += 1)
        freeFrom[column] = Math.max(freeFrom[column] ?? 0, line + down);
      return start;
    });
  });
}

function layOutRow(
  row: RichTextNode,
  isHead: boolean,
  titles: readonly string[],
  figures: readonly boolean[] = [],
): RichTextNode {
  const content = cellsOf(row).map((cell, index) => {
    const scope = isHeader(cell) ? scopeOf(cell, isHead) : undefined;
    const title = isHeader(cell) ? undefined : titles[index];
    const align = isHead && isSingle(cell) && figures[index] ? 'right' : cell.attrs?.['align'];
    const shown = { ...(scope && { scope }), ...(title && { title }), ...(align !== undefined && { align }) };
    return { ...cell, attrs: { ...cell.attrs, ...shown } };
  });
  return { ...row, content };
}

function scopeOf({ attrs }: RichTextNode, isHead: boolean): string {
  if (isHead) return Number(attrs?.['colspan']) > 1 ? 'colgroup' : 'col';
  return Number(attrs?.['rowspan']) > 1 ? 'rowgroup' : 'row';
}

function cellsOf(row: RichTextNode | undefined): RichTextNode[] {
  return row?.content ?? [];
}

function isHeader({ type }: RichTextNode): boolean {
  return type === 'tableHeader';
}

function isSingle({ attrs }: RichTextNode): boolean {
  return attrs?.['colspan'] === undefined && attrs?.['rowspan'] === undefined;
}

function lineOf(cell: RichTextNode): string {
  return nodeText(cell).replace(/\s+/gu, ' ').trim();
}
