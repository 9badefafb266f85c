import type { Dropped } from './dropped.ts';
import type { StyleOf } from './style-rules.ts';
import { BLOCKS } from './visible-words.ts';

const STRONG = 600;
/** More bold rows than these are no head. */
const MOST_HEADS = 3;

/** A browser may give the rows of a spreadsheet without their table: a parser would join their cells. */
export function wrapLooseRows(html: string): string {
  const start = html.indexOf('<!--StartFragment-->');
  const end = html.lastIndexOf('<!--EndFragment-->');
  const fragment =
    start === -1 ? html : html.slice(start + '<!--StartFragment-->'.length, end === -1 ? undefined : end);
  const before = start === -1 ? '' : html.slice(0, start);
  const [, first = ''] =
    /^(?:\s|<!--.*?-->|<(?:meta|link)\b[^>]*>|<style\b.*?<\/style>)*<([a-z]+)/isu.exec(fragment) ?? [];
  const tag = first.toLowerCase();
  if (/<table\b(?!.*<\/table)/isu.test(before)) return html;
  if (tag === 'td' || tag === 'th') return `${before}<table><tr>${fragment}</tr></table>`;
  if (['tr', 'col', 'colgroup', 'tbody', 'thead'].includes(tag)) return `${before}<table>${fragment}</table>`;
  return html;
}

/** A cell holds no table: the rows of one in a table of figures become lines of its cell, with their cells one after the other. */
export function flattenInner(body: HTMLElement, dropped: Dropped): void {
  const inner = Array.from(body.querySelectorAll<HTMLTableElement>('td table, th table'));
  // The innermost first.
  for (const table of inner.reverse()) {
    const outer = table.parentElement?.closest('table');
    if (!outer || !isGrid(outer) || outer.querySelector('h1, h2, h3, h4, h5, h6, img') !== null) continue;
    const lines = Array.from(table.rows, ({ cells }) => lineOf(table.ownerDocument, Array.from(cells)));
    table.replaceWith(...lines);
    dropped.add('inner-table');
  }
}

function lineOf(page: Document, cells: readonly HTMLTableCellElement[]): HTMLElement {
  const line = page.createElement('p');
  for (const cell of cells.filter(({ textContent }) => textContent.trim() !== '')) {
    if (line.hasChildNodes()) line.append(' — ');
    line.append(...Array.from(cell.childNodes).flatMap(phrases));
  }
  return line;
}

/** What stands in a line of its own, as phrases of one. */
function phrases(node: Node): (Node | string)[] {
  const isBlock = node instanceof Element && BLOCKS.has(node.tagName);
  return isBlock ? [...Array.from(node.childNodes).flatMap(phrases), ' '] : [node];
}

/** Tables as an article has them: those for the look alone are unwrapped, heads are heads, cells say how they stand. */
export function tidyTables(body: HTMLElement, styleOf: StyleOf, dropped: Dropped): void {
  // The outer before the inner: what holds another table holds a page, not figures.
  for (const table of Array.from(body.querySelectorAll('table'))) {
    if (isLayout(table)) {
      if (cellsOf(table).length === 1 && hasBorder(table, styleOf)) dropped.add('frame');
      if (isGrid(table)) dropped.add('outer');
      unwrapTable(table);
    }
  }
  for (const table of body.querySelectorAll('table')) {
    captionBefore(table);
    for (const cell of cellsOf(table)) {
      const align = alignOf(cell, styleOf);
      if (align) cell.setAttribute('data-align', align);
    }
    headRow(table, styleOf);
  }
}

export interface Placed {
  cell: HTMLTableCellElement;
  row: number;
  column: number;
}

/** Cells with their places, over which merged ones reach. */
export function gridOf(table: HTMLTableElement): Placed[] {
  const taken = new Set<string>();
  return Array.from(table.rows).flatMap((line, row) => {
    let column = 0;
    return Array.from(line.cells, (cell) => {
      while (taken.has(`${row}:${column}`)) column += 1;
      for (let down = 0; down < cell.rowSpan; down += 1) {
        for (let right = 0; right < cell.colSpan; right += 1) taken.add(`${row + down}:${column + right}`);
      }
      return { cell, row, column };
    });
  });
}

function isLayout(table: HTMLTableElement): boolean {
  const cells = cellsOf(table);
  return (
    table.getAttribute('role') === 'presentation' ||
    cells.length <= 1 ||
    table.querySelector('table') !== null
  );
}

/** Of more than one line and column, and not said to be there for the look. */
function isGrid(table: HTMLTableElement): boolean {
  const lines = Array.from(table.rows).filter(({ cells }) => cells.length > 1);
  return lines.length > 1 && table.getAttribute('role') !== 'presentation';
}

function hasBorder(table: Element, styleOf: StyleOf): boolean {
  const border = styleOf(table).get('border') ?? table.getAttribute('border') ?? '0';
  return !/^(?:0|none)/u.test(border);
}

function unwrapTable(table: HTMLTableElement): void {
  const blocks = cellsOf(table).map((cell) => {
    const block = table.ownerDocument.createElement('div');
    block.append(...cell.childNodes);
    return block;
  });
  table.replaceWith(...blocks);
}

function captionBefore(table: HTMLTableElement): void {
  if (!table.caption) return;
  const line = table.ownerDocument.createElement('p');
  line.append(...table.caption.childNodes);
  table.caption.remove();
  table.before(line);
}

function alignOf(cell: Element, styleOf: StyleOf): string | undefined {
  const own = directionOf(cell, styleOf);
  const lines = Array.from(cell.children).filter((each) => each.tagName === 'P' || each.tagName === 'DIV');
  const inner = lines.map((each) => directionOf(each, styleOf));
  const [first] = inner;
  const align = first !== undefined && inner.every((each) => each === first) ? first : own;
  return align === 'right' || align === 'center' ? align : undefined;
}

function directionOf(element: Element, styleOf: StyleOf): string | undefined {
  const said = styleOf(element).get('text-align');
  // Excel's «general» leaves it to what is in the cell, which the attribute says.
  const known = said === 'general' ? undefined : said;
  const align = known ?? element.getAttribute('align') ?? element.getAttribute('data-align') ?? undefined;
  return align === 'end' ? 'right' : align?.toLowerCase();
}

/** First rows in which everything is bold, and something below that is not: the head that its author meant. */
function headRow(table: HTMLTableElement, styleOf: StyleOf): void {
  const rows = Array.from(table.rows);
  const bold = rows.findIndex((row) => !isBold(row, styleOf));
  const meant = bold === -1 || bold > MOST_HEADS ? [] : rows.slice(0, bold);
  for (const row of table.tHead ? Array.from(table.tHead.rows) : meant) {
    for (const cell of Array.from(row.cells)) if (cell.tagName === 'TD') cell.replaceWith(asHeader(cell));
  }
}

function asHeader(cell: HTMLTableCellElement): HTMLTableCellElement {
  const header = cell.ownerDocument.createElement('th');
  for (const { name, value } of Array.from(cell.attributes)) header.setAttribute(name, value);
  header.append(...cell.childNodes);
  return header;
}

function isBold(row: HTMLTableRowElement, styleOf: StyleOf): boolean {
  const texts = textsOf(row);
  return texts.length > 0 && texts.every((text) => weightOf(text.parentElement, row, styleOf) >= STRONG);
}

function textsOf(node: Node): Text[] {
  if (node instanceof Text) return /[^\s\u00A0]/u.test(node.data) ? [node] : [];
  return Array.from(node.childNodes).flatMap(textsOf);
}

function weightOf(element: Element | null, row: Element, styleOf: StyleOf): number {
  for (let each = element; each && each !== row.parentElement; each = each.parentElement) {
    const weight = weightSaid(each, styleOf);
    if (weight !== undefined) return weight;
  }
  return 400;
}

/** Undefined when the element says nothing of how bold its text is. */
export function weightSaid(element: Element, styleOf: StyleOf): number | undefined {
  const said = styleOf(element).get('font-weight');
  if (said === 'bold' || said === 'bolder') return 700;
  if (said === 'normal' || said === 'lighter') return 400;
  if (said !== undefined && /^\d+$/u.test(said)) return Number(said);
  return ['B', 'STRONG', 'TH'].includes(element.tagName) ? 700 : undefined;
}

function cellsOf(table: HTMLTableElement): HTMLTableCellElement[] {
  return Array.from(table.rows).flatMap((row) => Array.from(row.cells));
}
