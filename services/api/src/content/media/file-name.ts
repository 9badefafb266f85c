import { extname } from 'node:path';

const MAX_LENGTH = 120;
/** What is longer is a part of the name. */
const MAX_EXTENSION = 10;

/**
 * The name under which people see and save a file: without folders and without characters that do not show or turn the
 * direction of the text, which make an extension look like another one.
 */
export function cleanFileName(given: string): string {
  const name = (asTyped(given).split(/[/\\]/u).at(-1) ?? '')
    // macOS sends «й» and «ё» as two characters.
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/["*:<>?|]/gu, '_')
    .trim();
  const ending = extname(name);
  const extension = ending.length <= MAX_EXTENSION ? ending : '';
  const stem = Array.from(name.slice(0, name.length - extension.length));
  return stem.slice(0, MAX_LENGTH - extension.length).join('') + extension;
}

/**
 * A title as the name of a file, without its extension: a colon is a dash there, a slash a hyphen, and what no system allows in names
 * is left out. Browsers and systems put «_» for each otherwise.
 */
export function fileNameOf(title: string): string {
  const name = title
    .replace(/[/\\]/gu, '-')
    .replace(/:\s/gu, ' — ')
    .replaceAll(':', '-')
    .replace(/["*<>?|]/gu, '')
    .replace(/\s+/gu, ' ');
  return cleanFileName(name) || 'Файл';
}

/** Browsers encode these three alone in the names of files that they send (HTML, «multipart/form-data»). */
function asTyped(sent: string): string {
  return sent.replace(/%(?:22|0D|0A)/gu, decodeURIComponent);
}

/** In lower case, without the dot; '' for none. */
export function extensionOf(fileName: string): string {
  return extname(fileName).slice(1).toLowerCase();
}

/** For lists and the history; senders may leave the name out. */
export function shownName(fileName: string): string {
  return fileName || 'Без названия';
}
