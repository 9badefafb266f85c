import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { AppError } from '../../../core/errors/app-error.ts';
import { cleanFileName } from '../file-name.ts';
import { checkFile } from '../files/check-file.ts';
import { type ImageFormat, imageFormatOf, isAnimated } from '../images/image-format.ts';
import { withTemporaryFile } from '../uploads/temporary-file.ts';
import { costOf, MAX_FORM_COST, type PictureHeader, refusalOf } from './picture-bounds.ts';
import { Turns } from './turns.ts';

export interface SentFile {
  /** As the visitor calls it. */
  fileName: string;
  bytes: Buffer;
}

export interface CheckedVisitorFile extends SentFile {
  mimeType: string;
}

/** A file that is not taken; the message says why, in Russian, and goes behind its name. */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';

  constructor(
    readonly fileName: string,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

const UNPROCESSABLE = [413, 415, 422];
const RUNNING = 2;
const WAITING = 8;
/** Nobody looks at what is decoded here: it only shows that the picture is whole. */
const TRIAL_SIDE = 32;
const TRIAL_SECONDS = 2;
const DAMAGED = 'картинка повреждена: сохраните её ещё раз';
const TOGETHER = 'вместе картинки слишком большие: уменьшите их или пришлите меньше';

/**
 * Looks whether files of strangers are what they say, within bounds that are known before anything is decoded: pixels,
 * frames and the work that a form may cost, by the headers; time by libvips; how many forms at once by turns.
 */
@Injectable()
export class VisitorFiles {
  private readonly turns = new Turns(
    { running: RUNNING, waiting: WAITING },
    () => new AppError(503, 'Сейчас присылают много файлов: отправьте форму ещё раз через минуту'),
  );

  /** The files under clean names, in their order; throws RefusedFileError with the first that is not taken. */
  check(sent: readonly SentFile[]): Promise<CheckedVisitorFile[]> {
    if (sent.length === 0) return Promise.resolve([]);
    return this.turns.take(async () => {
      const headers = await Promise.all(sent.map((file) => headerOf(file)));
      const cost = headers.reduce((sum, header) => sum + (header ? costOf(header) : 0), 0);
      if (cost > MAX_FORM_COST) throw new RefusedFileError(sent[0]?.fileName ?? '', TOGETHER);
      const checked: CheckedVisitorFile[] = [];
      // One after another: a form has no more of the machine than one picture takes.
      for (const [index, file] of sent.entries())
        checked.push(await checkedFile(file, headers[index] ?? null));
      return checked;
    });
  }
}

/** Null for a file that is no picture. */
async function headerOf({ fileName, bytes }: SentFile): Promise<PictureHeader | null> {
  const format = imageFormatOf(bytes);
  if (!format) return null;
  const { width, height, pages, isProgressive } = await sharp(bytes)
    .timeout({ seconds: TRIAL_SECONDS })
    .metadata()
    .catch((cause: unknown) => {
      throw new RefusedFileError(fileName, DAMAGED, cause);
    });
  const header = { format, width, height, isAnimated: isAnimated(bytes, pages), isProgressive };
  const refusal = refusalOf(header);
  if (refusal !== null) throw new RefusedFileError(fileName, refusal);
  return header;
}

async function checkedFile(file: SentFile, header: PictureHeader | null): Promise<CheckedVisitorFile> {
  const fileName = cleanFileName(file.fileName);
  if (header) {
    await tryToDecode(file, header.format);
    return { fileName, bytes: file.bytes, mimeType: `image/${header.format}` };
  }
  const limit = { maxBytes: file.bytes.length, message: '' };
  try {
    const { mimeType } = await withTemporaryFile(Readable.from([file.bytes]), limit, (path) =>
      checkFile(path, fileName),
    );
    return { fileName, bytes: file.bytes, mimeType };
  } catch (error) {
    if (!(error instanceof AppError) || !UNPROCESSABLE.includes(error.status)) throw error;
    throw new RefusedFileError(file.fileName, error.message, error);
  }
}

async function tryToDecode({ fileName, bytes }: SentFile, format: ImageFormat): Promise<void> {
  try {
    await sharp(bytes, { failOn: 'error', sequentialRead: format !== 'avif' })
      .timeout({ seconds: TRIAL_SECONDS })
      .resize({ width: TRIAL_SIDE, height: TRIAL_SIDE, fit: 'inside' })
      .raw()
      .toBuffer();
  } catch (cause) {
    throw new RefusedFileError(fileName, DAMAGED, cause);
  }
}
