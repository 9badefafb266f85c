import { COLOURS, contentWidth, FONTS, SIZES, tagged } from './paper-page.ts';

/** The last page of a signed document: who has signed it, when and how. */
export interface SignatureSheet {
  title: string;
  rows: [name: string, value: string][];
  /** Under the frame: what it means. */
  note: string;
}

const PADDING = 16;
const NAME_WIDTH = 150;
const LINE_GAP = 2;

/** Prints the sheet on a page of its own. */
export function printSignatureSheet(document: PDFKit.PDFDocument, sheet: SignatureSheet): void {
  document.addPage();
  const { left } = document.page.margins;
  const top = document.y;
  const width = contentWidth(document);
  document.font(FONTS.bold, SIZES.heading).fillColor(COLOURS.accent);
  tagged(document, 'H2', () => {
    document.text(sheet.title, left + PADDING, top + PADDING, { width: width - 2 * PADDING });
  });
  document.y += 8;
  for (const [name, value] of sheet.rows) printRow(document, name, value, width);
  const bottom = document.y + PADDING - 4;
  document.markContent('Artifact', { type: 'Layout' });
  document
    .roundedRect(left, top, width, bottom - top, 6)
    .lineWidth(1.2)
    .stroke(COLOURS.accent);
  document.endMarkedContent();
  document.font(FONTS.regular, SIZES.small + 1).fillColor(COLOURS.soft);
  tagged(document, 'P', () => document.text(sheet.note, left, bottom + 12, { width, lineGap: LINE_GAP }));
}

function printRow(document: PDFKit.PDFDocument, name: string, value: string, width: number): void {
  const { left } = document.page.margins;
  const valueWidth = width - 2 * PADDING - NAME_WIDTH;
  const top = document.y;
  document.font(FONTS.regular, SIZES.text);
  const height = Math.max(
    document.heightOfString(name, { width: NAME_WIDTH - 10, lineGap: LINE_GAP }),
    document.heightOfString(value, { width: valueWidth, lineGap: LINE_GAP }),
  );
  tagged(document, 'P', () => {
    document
      .fillColor(COLOURS.soft)
      .text(name, left + PADDING, top, { width: NAME_WIDTH - 10, lineGap: LINE_GAP });
    document
      .fillColor(COLOURS.ink)
      .text(value, left + PADDING + NAME_WIDTH, top, { width: valueWidth, lineGap: LINE_GAP });
  });
  document.x = left;
  document.y = top + height + 7;
}
