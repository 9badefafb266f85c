import { readFile, stat } from 'node:fs/promises';
import { FILE_TYPES, type FileType } from '@polden/api-contract';
import { AppError } from '../../../core/errors/app-error.ts';
import { inThreads } from '../../../core/threads/in-threads.ts';
import { MIME_TYPES } from '../content-type.ts';
import { extensionOf } from '../file-name.ts';
import { askedTwice } from './asked-twice.ts';
import { filmKindOf } from './film.ts';
import { isWholePdf } from './pdf.ts';
import type { PdfFault } from './pdf-fault.ts';
import { cleanSvgFile } from './svg-file.ts';
import { areCaptions, charsetOf } from './text.ts';
import { zipKindOf } from './zip.ts';

/** What is larger only staff send, and look at it themselves. */
const MAX_READ_BYTES = 20 * 1024 * 1024;
const READING_MS = 15_000;

/** In a thread of its own: what strangers send may take a reader's time and memory. */
const faultOfPdf = inThreads<Uint8Array, PdfFault | null>(
  new URL('./pdf-fault', import.meta.url),
  'faultOfPdf',
  READING_MS,
);

export interface CheckedFile {
  type: FileType;
  /** With the charset of a text. */
  mimeType: string;
  /** Length of what is kept. */
  bytes: number;
}

/**
 * Decides by the content whether the file is what its name says. An SVG is replaced by what is left of it when
 * everything that could act is gone. Throws AppError 415 and 422, and 503 when it could not be looked at.
 */
export async function checkFile(path: string, fileName: string): Promise<CheckedFile> {
  const type = FILE_TYPES.find((each) => each === extensionOf(fileName));
  if (!type) throw notTaken();
  if ((await stat(path)).size === 0) throw AppError.invalid({ file: ['Файл пустой'] });
  const charset = await CHECKS[type](path);
  const mimeType = charset === null ? MIME_TYPES[type] : `${MIME_TYPES[type]}; charset=${charset}`;
  return { type, mimeType, bytes: (await stat(path)).size };
}

/** Each tells the charset of a text and null for everything else. */
const CHECKS: Record<FileType, (path: string) => Promise<string | null>> = {
  pdf: checkPdf,
  docx: (path) => checkZip(path, 'docx'),
  xlsx: (path) => checkZip(path, 'xlsx'),
  zip: (path) => checkZip(path, 'zip'),
  txt: (path) => checkText(path, 'txt'),
  csv: (path) => checkText(path, 'csv'),
  svg: cleanSvgFile,
  webm: (path) => checkFilm(path, 'webm'),
  mp4: (path) => checkFilm(path, 'mp4'),
  vtt: checkCaptions,
};

async function checkPdf(path: string): Promise<null> {
  const whole = await isWholePdf(path);
  if (whole === null) throw notWhatItSays('pdf');
  if (!whole) throw damaged();
  if ((await stat(path)).size > MAX_READ_BYTES) return null;
  const fault = await faultIn(path);
  if (fault !== null) throw PDF_FAULTS[fault]();
  return null;
}

async function faultIn(path: string): Promise<PdfFault | null> {
  const bytes = new Uint8Array(await readFile(path));
  return askedTwice(() => faultOfPdf(bytes));
}

const PDF_FAULTS: Record<PdfFault, () => AppError> = {
  locked: () => AppError.invalid({ file: ['PDF закрыт паролем: сохраните его без пароля'] }),
  pageless: () => AppError.invalid({ file: ['В PDF нет ни одной страницы: сохраните документ ещё раз'] }),
  damaged,
};

async function checkZip(path: string, expected: 'docx' | 'xlsx' | 'zip'): Promise<null> {
  const kind = await zipKindOf(path);
  if (kind === 'damaged') throw damaged();
  if (kind === 'macros') throw new AppError(415, 'В документе есть макросы: сохраните его без них');
  if (kind !== expected) throw notWhatItSays(expected);
  return null;
}

async function checkText(path: string, type: 'txt' | 'csv'): Promise<string> {
  const charset = await charsetOf(path);
  if (charset === null) throw notWhatItSays(type);
  return charset;
}

async function checkFilm(path: string, expected: 'webm' | 'mp4'): Promise<null> {
  if ((await filmKindOf(path)) !== expected) throw notWhatItSays(expected);
  return null;
}

async function checkCaptions(path: string): Promise<string> {
  if (!(await areCaptions(path))) throw notWhatItSays('vtt');
  return 'utf-8';
}

function notTaken(): AppError {
  const types = FILE_TYPES.map((type) => type.toUpperCase());
  const last = types.pop();
  return new AppError(415, `Такие файлы сюда не загрузить. Подойдут ${types.join(', ')} и ${last}`);
}

function notWhatItSays(type: FileType): AppError {
  const message = `Судя по имени, это ${type.toUpperCase()}, но внутри другое: сохраните файл в нужном формате`;
  return new AppError(415, message);
}

function damaged(): AppError {
  return AppError.invalid({ file: ['Файл повреждён или загрузился не целиком: попробуйте ещё раз'] });
}
