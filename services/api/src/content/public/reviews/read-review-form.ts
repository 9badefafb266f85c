import type { MultipartFile } from '@fastify/multipart';
import { REVIEW_FILE_MAX_BYTES, REVIEW_FILES, REVIEW_MAX_FILES } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../core/errors/app-error.ts';
import { cleanFileName } from '../../media/file-name.ts';
import type { SentFile } from '../../media/visitors/visitor-files.ts';

export interface ReviewForm {
  /** Texts by name, as they were sent. */
  fields: Record<string, unknown>;
  files: SentFile[];
}

const MAX_MEGABYTES = REVIEW_FILE_MAX_BYTES / 1024 / 1024;
const FILE_FIELDS = [REVIEW_FILES, 'files'];
const MAX_FIELDS = 20;
const OPTIONS = {
  limits: {
    files: REVIEW_MAX_FILES,
    fileSize: REVIEW_FILE_MAX_BYTES,
    fields: MAX_FIELDS,
    fieldSize: 64 * 1024,
    parts: MAX_FIELDS + REVIEW_MAX_FILES + 1,
  },
  // A file that is too large is named in the answer.
  throwFileSizeLimit: false,
};
const TOO_MANY = `Можно приложить не больше ${REVIEW_MAX_FILES} файлов`;

/** Reads the form with its files; 422 for one that is too large, or that did not arrive whole. */
export async function readReviewForm(request: FastifyRequest): Promise<ReviewForm> {
  try {
    return await read(request);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    throw code === 'FST_FILES_LIMIT'
      ? refused('files', TOO_MANY, cause)
      : refused('form', 'Форма пришла не целиком: отправьте её ещё раз', cause);
  }
}

async function read(request: FastifyRequest): Promise<ReviewForm> {
  const fields = new Map<string, unknown>();
  const files: SentFile[] = [];
  for await (const part of request.parts(OPTIONS)) {
    if (part.type === 'field') fields.set(part.fieldname, part.value);
    else files.push(...(await fileIn(part)));
  }
  return { fields: Object.fromEntries(fields), files };
}

async function fileIn(part: MultipartFile): Promise<SentFile[]> {
  const bytes = await part.toBuffer();
  const { fieldname } = part;
  // The types promise a name; a browser sends none of a field in which nothing was chosen.
  const fileName = (part.filename as string | undefined) ?? '';
  if (part.file.truncated) throw refused('files', `«${cleanFileName(fileName)}» больше ${MAX_MEGABYTES} МБ`);
  if (!FILE_FIELDS.includes(fieldname)) throw refused(fieldname, 'Здесь файл не нужен');
  return fileName === '' && bytes.length === 0 ? [] : [{ fileName, bytes }];
}

function refused(field: string, message: string, cause?: unknown): AppError {
  return new AppError(422, message, { validation: { [field]: [message] }, cause });
}
