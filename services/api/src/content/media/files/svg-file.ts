import { readFile, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { AppError } from '../../../core/errors/app-error.ts';
import { inThreads } from '../../../core/threads/in-threads.ts';

/** A drawing; what is larger holds photos. */
const MAX_BYTES = 2 * 1024 * 1024;
const CLEANING_MS = 10_000;

/** In a thread of its own: parts within parts a hundred thousand deep take minutes. */
const cleanSvg = inThreads<string, string | null>(
  new URL('./clean-svg', import.meta.url),
  'cleanSvg',
  CLEANING_MS,
);

/** Replaces the drawing by its clean form. Throws AppError 413, 415 and 422. */
export async function cleanSvgFile(path: string): Promise<null> {
  if ((await stat(path)).size > MAX_BYTES) throw new AppError(413, 'SVG больше 2 МБ: упростите рисунок');
  const text = decode(await readFile(path));
  const clean = text === null ? null : await cleanInThread(text);
  if (clean === null) throw new AppError(415, 'Внутри файла не рисунок SVG в кодировке UTF-8');
  const { format } = await sharp(Buffer.from(clean))
    .metadata()
    .catch((cause: unknown) => {
      const validation = { file: ['Рисунок SVG повреждён: сохраните его ещё раз'] };
      throw new AppError(422, validation.file[0] ?? '', { validation, cause });
    });
  if (format !== 'svg') throw new AppError(415, 'Внутри файла не рисунок SVG');
  await writeFile(path, clean);
  return null;
}

async function cleanInThread(text: string): Promise<string | null> {
  try {
    return await cleanSvg(text);
  } catch (cause) {
    const validation = { file: ['Рисунок SVG слишком сложный: упростите его'] };
    throw new AppError(422, validation.file[0] ?? '', { validation, cause });
  }
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
