import type { Paper, PaperPoint, PaperSection } from './paper.ts';
import {
  bytesOf,
  COLOURS,
  contentWidth,
  FONTS,
  keepTogether,
  paperPages,
  printFooters,
  SIZES,
  tagged,
} from './paper-page.ts';
import { printSignatureSheet } from './signature-sheet.ts';

type Document = PDFKit.PDFDocument;

const NUMBER_WIDTH = 34;
const CORNER_WIDTH = 200;
/** A twentieth of a page of A4, as the law asks of each frame. */
const FRAME = 160;

/** A PDF of A4 pages with numbered sections and pages. The same paper gives the same bytes. */
export async function printPaper(paper: Paper): Promise<Buffer> {
  const document = await paperPages(paper);
  if (paper.frames) printFrames(document, paper.frames);
  if (paper.approval) printApproval(document, paper.approval);
  printTitle(document, paper);
  paper.sections.forEach((section, index) => printSection(document, section, index + 1));
  printClosing(document, paper.closing);
  if (paper.signatureSheet) printSignatureSheet(document, paper.signatureSheet);
  printFooters(document, paper.footer);
  return bytesOf(document);
}

/** Squares in the upper right corner. */
function printFrames(document: Document, frames: string[]): void {
  const { page, y: top } = document;
  const gap = 10;
  const start = page.width - page.margins.right - frames.length * (FRAME + gap) + gap;
  document.font(FONTS.bold, SIZES.text + 1).fillColor(COLOURS.ink);
  frames.forEach((text, index) => {
    const left = start + index * (FRAME + gap);
    const width = FRAME - 20;
    const height = document.heightOfString(text, { width, lineGap: 2 });
    document.rect(left, top, FRAME, FRAME).lineWidth(1.2).stroke(COLOURS.ink);
    tagged(document, 'P', () => {
      document.text(text, left + 10, top + (FRAME - height) / 2, { width, align: 'center', lineGap: 2 });
    });
  });
  document.x = page.margins.left;
  document.y = top + FRAME + 20;
}

function printApproval(document: Document, lines: string[]): void {
  const { page } = document;
  document.font(FONTS.regular, SIZES.text).fillColor(COLOURS.ink);
  tagged(document, 'P', () => {
    const x = page.width - page.margins.right - CORNER_WIDTH;
    document.text(lines.map(bound).join('\n'), x, document.y, { width: CORNER_WIDTH, lineGap: 2 });
  });
  document.x = page.margins.left;
  document.y += 18;
}

function printTitle(document: Document, { title, subtitle }: Paper): void {
  document.font(FONTS.bold, SIZES.title).fillColor(COLOURS.accent);
  tagged(document, 'H1', () => document.text(bound(title), { lineGap: 2 }));
  if (subtitle !== undefined) {
    document.moveDown(0.3).font(FONTS.regular, SIZES.text).fillColor(COLOURS.soft);
    tagged(document, 'P', () => document.text(bound(subtitle), { lineGap: 2 }));
  }
  document.y += 10;
}

function printSection(document: Document, { title, points }: PaperSection, number: number): void {
  // A heading does not stay alone at the foot of a page.
  keepTogether(document, 62);
  document.y += 8;
  document.font(FONTS.bold, SIZES.heading).fillColor(COLOURS.accent);
  tagged(document, 'H2', () => document.text(`${number}. ${bound(title)}`));
  document.y += 4;
  let last = 0;
  for (const point of points) {
    if (typeof point === 'string') printPoint(document, point, `${number}.${(last += 1)}.`);
    else printTable(document, point.table);
  }
}

function printPoint(document: Document, text: string, number: string): void {
  const { left } = document.page.margins;
  const width = contentWidth(document) - NUMBER_WIDTH;
  const set = bound(text);
  document.font(FONTS.regular, SIZES.text);
  keepTogether(document, Math.min(document.heightOfString(set, { width, lineGap: 2 }), 40));
  document.fillColor(COLOURS.ink);
  const top = document.y;
  tagged(document, 'P', () => {
    document.text(number, left, top, { width: NUMBER_WIDTH });
    document.text(set, left + NUMBER_WIDTH, top, { width, lineGap: 2 });
  });
  document.x = left;
  document.y += 5;
}

function printTable(document: Document, rows: Extract<PaperPoint, object>['table']): void {
  document.y += 2;
  document.font(FONTS.regular, SIZES.text - 0.5);
  keepTogether(document, 60);
  const [head = [], ...body] = rows;
  document.table({
    data: [
      head.map((text) => ({ text: bound(text), type: 'TH' as const, font: { src: FONTS.bold } })),
      ...body.map((row) => row.map(bound)),
    ],
    defaultStyle: { padding: 5, border: 0.5, borderColor: COLOURS.line, textColor: COLOURS.ink },
  });
  document.x = document.page.margins.left;
  document.y += 8;
}

function printClosing(document: Document, lines: string[]): void {
  document.font(FONTS.regular, SIZES.text);
  const text = lines.map(bound).join('\n');
  keepTogether(document, document.heightOfString(text, { lineGap: 3 }) + 20);
  document.fillColor(COLOURS.ink);
  document.y += 16;
  tagged(document, 'P', () => document.text(text, { lineGap: 3 }));
}

/** A dash does not begin a line, and a number is not parted from what it counts. */
function bound(text: string): string {
  return text.replaceAll(/ (?=[—–%₽])|(?<=\d) (?=[\p{L}\d])/gu, '\u00a0');
}
