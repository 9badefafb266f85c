import { extractText } from 'unpdf';
import { withPdf } from './with-pdf.ts';

/** Longer texts are cut: nobody reads a comparison of a book. */
const MAX_CHARACTERS = 200_000;

/** Before «1. », «2.3. » and the like with a sentence behind them. */
const POINT = / (?=\d{1,2}\.(?:\d{1,2}\.)? [А-ЯЁA-Z«])/gu;

/** In the order of the page; null for what no reader understands: a reader that ends or is late says nothing of the file. */
export async function textOfPdf(bytes: Uint8Array): Promise<string | null> {
  try {
    const { text } = await withPdf(bytes, (pdf) => extractText(pdf, { mergePages: true }));
    return plainText(text);
  } catch {
    return null;
  }
}

/** Words with single spaces, each numbered point on a line of its own. Fonts of a PDF may name U+0000, which no database takes. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(POINT, '\n')
    .trim()
    .slice(0, MAX_CHARACTERS);
}
