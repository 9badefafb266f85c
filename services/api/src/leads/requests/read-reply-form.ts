import type { MultipartFile } from '@fastify/multipart';
import { VACANCY_REPLY_FILE, VACANCY_REPLY_FILE_MAX_BYTES } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { objectBody } from '../../core/dto/object-body.ts';
import { AppError } from '../../core/errors/app-error.ts';

export interface SentResume {
  /** As the visitor calls it. */
  fileName: string;
  bytes: Buffer;
}

export interface ReplyForm {
  /** Texts by name, as they were sent. */
  fields: object;
  file: SentResume | null;
}

const MAX_MEGABYTES = VACANCY_REPLY_FILE_MAX_BYTES / 1024 / 1024;
const MAX_FIELDS = 20;
const OPTIONS = {
  limits: {
    files: 1,
    fileSize: VACANCY_REPLY_FILE_MAX_BYTES,
    fields: MAX_FIELDS,
    fieldSize: 16 * 1024,
    parts: MAX_FIELDS + 2,
  },
  // A file that is too large is named in the answer.
  throwFileSizeLimit: false,
};

/** The reply as JSON, or as a form with one file; 422 for one that is too large, or that did not arrive whole. */
export async function readReplyForm(request: FastifyRequest, body: unknown): Promise<ReplyForm> {
  if (!request.isMultipart()) return { fields: objectBody(body), file: null };
  try {
    return await read(request);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    const message =
      code === 'FST_FILES_LIMIT' ? 'Приложите один файл' : 'Форма пришла не целиком: отправьте её ещё раз';
    throw new AppError(422, message, { validation: { [VACANCY_REPLY_FILE]: [message] }, cause });
  }
}

async function read(request: FastifyRequest): Promise<ReplyForm> {
  const fields = new Map<string, unknown>();
  let file: SentResume | null = null;
  for await (const part of request.parts(OPTIONS)) {
    if (part.type === 'field') fields.set(part.fieldname, part.value);
    else file = (await fileIn(part)) ?? file;
  }
  return { fields: Object.fromEntries(fields), file };
}

async function fileIn(part: MultipartFile): Promise<SentResume | null> {
  const bytes = await part.toBuffer();
  // The types promise a name; a browser sends none of a field in which nothing was chosen.
  const fileName = (part.filename as string | undefined) ?? '';
  if (part.file.truncated)
    throw AppError.invalid({ [VACANCY_REPLY_FILE]: [`Файл больше ${MAX_MEGABYTES} МБ`] });
  if (part.fieldname !== VACANCY_REPLY_FILE)
    throw AppError.invalid({ [part.fieldname]: ['Здесь файл не нужен'] });
  return fileName === '' && bytes.length === 0 ? null : { fileName, bytes };
}
