/** The file is no text; the message says what to do and is shown to the person. */
export class NoTextError extends Error {}

const NO_TEXT = 'Это не таблица, а файл программы. Откройте его и сохраните таблицу как CSV';
/** Excel and LibreOffice pack their books into an archive; the old Excel has a form of its own. */
const BOOKS = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];
const BYTE_ORDER_MARKS: readonly [mark: string, encoding: string][] = [
  ['\u00ff\u00fe', 'utf-16le'],
  ['\u00fe\u00ff', 'utf-16be'],
];

/**
 * The text of a file: UTF-8, UTF-16 («Текст Юникод» of Excel), or what Excel writes here when it is not asked for any.
 * @throws NoTextError for what is no text at all
 */
export function readText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      try {
        resolve(decode(reader.result as ArrayBuffer));
      } catch (error) {
        reject(error instanceof Error ? error : new NoTextError(NO_TEXT));
      }
    };
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsArrayBuffer(file);
  });
}

function decode(bytes: ArrayBuffer): string {
  const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, 4)));
  if (BOOKS.includes(head)) throw new NoTextError(NO_TEXT);
  const [, encoding] = BYTE_ORDER_MARKS.find(([mark]) => head.startsWith(mark)) ?? [];
  const text = encoding === undefined ? ofBytes(bytes) : new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) throw new NoTextError(NO_TEXT);
  return text;
}

function ofBytes(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
