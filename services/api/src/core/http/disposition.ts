import { create as contentDisposition } from 'content-disposition';
import { slugOf } from '../text/transliterate.ts';

/** Of the name for clients that read no other letters than Latin ones. */
const MAX_NAME = 80;
const ASCII = /^[\x20-\x7e]*$/u;

/** The header of a file that is called by its title: in its own letters and, where those are no Latin ones, in Latin beside. */
export function disposition(fileName: string, type: 'attachment' | 'inline' = 'attachment'): string {
  if (ASCII.test(fileName)) return contentDisposition(fileName, { type });
  const [, name = fileName, ending = ''] = /^(.+)(\.[a-z\d]+)$/iu.exec(fileName) ?? [];
  return contentDisposition(fileName, { type, fallback: (slugOf(name, MAX_NAME) || 'file') + ending });
}
