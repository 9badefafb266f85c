import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { oncePromised } from '@polden/ru';

const MILLIMETRE = 72 / 25.4;
const MARGINS = {
  top: 20 * MILLIMETRE,
  right: 18 * MILLIMETRE,
  bottom: 24 * MILLIMETRE,
  left: 22 * MILLIMETRE,
};
export const FONTS = {
  regular: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
  ),
  bold: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf'),
  ),
} as const;

export const SIZES = { title: 16, heading: 11.5, text: 9.5, small: 7.5 } as const;
export const COLOURS = { ink: '#14261f', soft: '#50605a', line: '#b9b3a4', accent: '#0f4f4b' } as const;

/** What is read of them once for all papers: to read what their tables say of letters and pairs takes longer than most papers. */
const readFonts = oncePromised(async () => {
  const { create } = await import('fontkit');
  const reads = Object.values(FONTS).map(async (path) => {
    const bytes = await readFile(path);
    const { _tables: tables } = create(bytes) as unknown as { _tables: object };
    // A paper has a font of its own: the font remembers letters as the first paper had them, and not all of them as text.
    return { path, open: () => Object.assign(create(bytes), { _tables: tables }) };
  });
  return Promise.all(reads);
});

export interface PaperPageOptions {
  title: string;
  author: string;
  date: Date;
}

/** An empty document of A4 pages: tagged for screen readers, in Russian. */
export async function paperPages({ title, author, date }: PaperPageOptions): Promise<PDFKit.PDFDocument> {
  // It takes ten megabytes, and most processes never print.
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), readFonts()]);
  const document = new PDFDocument({
    size: 'A4',
    margins: MARGINS,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'ru-RU',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: 'PDFKit', CreationDate: date },
    // Otherwise the Helvetica of the library stands in every file.
    font: '',
  });
  // It takes a font that was read as well, of which its types do not know.
  for (const { path, open } of fonts) document.registerFont(path, open() as unknown as Buffer);
  return document.font(FONTS.regular, SIZES.text);
}

export function contentWidth({ page }: PDFKit.PDFDocument): number {
  return page.width - page.margins.left - page.margins.right;
}

/** Goes to a new page when less than `height` points are left on this one. */
export function keepTogether(document: PDFKit.PDFDocument, height: number): void {
  const { page } = document;
  if (document.y + height > page.height - page.margins.bottom) document.addPage();
}

/** A text of the document's structure: what it is, is read aloud along with it. */
export function tagged(document: PDFKit.PDFDocument, tag: 'H1' | 'H2' | 'P', draw: () => void): void {
  document.addStructure(document.struct(tag, {}, draw));
}

/** Prints a rule, the given line and «Страница 1 из 3» at the foot of all pages so far. */
export function printFooters(document: PDFKit.PDFDocument, line: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    document.markContent('Artifact', { type: 'Pagination' });
    printFooter(document, line, `Страница ${index + 1} из ${count}`);
    document.endMarkedContent();
  }
}

function printFooter(document: PDFKit.PDFDocument, line: string, number: string): void {
  const { page } = document;
  const { left, right, bottom } = page.margins;
  const width = contentWidth(document);
  const top = page.height - bottom + 6 * MILLIMETRE;
  // The text stands in the margin, where a page would break.
  page.margins.bottom = 0;
  document
    .moveTo(left, top)
    .lineTo(page.width - right, top)
    .lineWidth(0.5)
    .stroke(COLOURS.line);
  document.font(FONTS.regular, SIZES.small).fillColor(COLOURS.soft);
  document.text(line, left, top + 5, { width: width * 0.72, lineBreak: true });
  document.text(number, left, top + 5, { width, align: 'right' });
  page.margins.bottom = bottom;
}

/** The bytes of a document, which ends with this. */
export async function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
