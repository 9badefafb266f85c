import { withPdf } from './with-pdf.ts';

/** Why nobody would read a PDF. */
export type PdfFault = 'locked' | 'pageless' | 'damaged';

/** Null for one that opens without a password and has its first and its last page. */
export async function faultOfPdf(bytes: Uint8Array): Promise<PdfFault | null> {
  try {
    return await withPdf(bytes, async (pdf) => {
      if (pdf.numPages === 0) return 'pageless';
      for (const page of new Set([1, pdf.numPages])) await pdf.getPage(page);
      return null;
    });
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged';
  }
}
