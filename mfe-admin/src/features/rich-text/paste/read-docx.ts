import { type Converted, convertPaste } from './convert-paste.ts';

export const DOCX = '.docx';

/** A file of Word as an article can hold it, with what became of it, as of a paste. Throws for what is no such file. */
export async function readDocx(file: File): Promise<Converted> {
  const { default: mammoth } = await import(/* webpackChunkName: "read-docx" */ 'mammoth/mammoth.browser.js');
  const { value: html } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() });
  return convertPaste({ html, text: '', rtf: '', files: [] });
}
