import { unzippedBytes } from './unzipped-bytes.ts';
import { type Converted, convertPaste } from './convert-paste.ts';

export const DOCX = '.docx';
/** A book with pictures is smaller, packed and unpacked. */
const MAX_BYTES = 25_000_000;
const MAX_UNZIPPED_BYTES = 150_000_000;

/** A file of Word as an article can hold it, with what became of it, as of a paste. Throws for what is no such file. */
export async function readDocx(file: File): Promise<Converted> {
  if (file.size > MAX_BYTES) throw new RangeError('The file is too large');
  const arrayBuffer = await file.arrayBuffer();
  if (unzippedBytes(arrayBuffer) > MAX_UNZIPPED_BYTES) throw new RangeError('The file is too large unpacked');
  const { default: mammoth } = await import(/* webpackChunkName: "read-docx" */ 'mammoth/mammoth.browser.js');
  const { value: html } = await mammoth.convertToHtml({ arrayBuffer });
  return convertPaste({ html, text: '', rtf: '', files: [] });
}
