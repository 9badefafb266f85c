import { setImmediate as nextTurn } from 'node:timers/promises';
import { getDocumentProxy } from 'unpdf';

const MAX_PAGES = 100;

/** The words of a document's first hundred pages; other requests are answered in between. Throws for what is no PDF. */
export async function pdfText(bytes: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
      page.cleanup();
      await nextTurn();
    }
    return pages.join('\n');
  } finally {
    await document.loadingTask.destroy();
  }
}
