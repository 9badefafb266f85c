import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Budgets } from '../../../core/budgets/budgets.ts';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { StaffActor } from '../../../rbac/index.ts';
import { FileTooLargeError } from '../../../core/storage/file-too-large.error.ts';

/** What somebody of the staff sends, as it arrives. */
export interface Uploaded {
  /** Fails with FileTooLargeError where more than the limit was sent, after everything of it has come. */
  body: Readable;
  /** As the sender calls it. */
  fileName: string;
}

const MAX_FIELDS = 40;
const NOT_WHOLE = 'Форма пришла не целиком: отправьте её ещё раз';

@Injectable()
export class Uploads {
  constructor(
    private readonly budgets: Budgets,
    private readonly config: ApiConfig,
  ) {}

  /**
   * The one file of the request, in `file`; 422 with the message without one, for what came before it and for a form that
   * is not whole, 429 when somebody sends too many.
   */
  async receive(
    request: FastifyRequest,
    actor: StaffActor,
    { maxBytes, absent }: { maxBytes: number; absent: string },
  ): Promise<Uploaded> {
    await this.spend(actor);
    const limits = { fileSize: maxBytes, files: 1, fields: MAX_FIELDS, parts: MAX_FIELDS + 1 };
    const files = request.isMultipart() && request.files({ limits, throwFileSizeLimit: false });
    const part = files && (await expectWhole(files).next()).value;
    if (!part || part.fieldname !== 'file') throw AppError.invalid({ file: [absent] });
    const others = Object.keys(part.fields).filter((name) => name !== part.fieldname);
    if (others.length > 0) {
      // The rest is read, so that the sender hears why and not a broken connection.
      part.file.resume();
      throw AppError.invalid(Object.fromEntries(others.map((name) => [name, ['Здесь нужен только файл']])));
    }
    return uploadedOf(part);
  }

  /**
   * The texts of a form by name. A file in `file`, of which there may be one, is kept while it arrives, and stands
   * among them as what `keep` makes of it; nothing when none was chosen. 422 for a form that is not whole.
   */
  async receiveForm(
    request: FastifyRequest,
    actor: StaffActor,
    { maxBytes, keep }: { maxBytes: number; keep: (file: Uploaded) => Promise<unknown> },
  ): Promise<Map<string, unknown>> {
    await this.spend(actor);
    const limits = { fileSize: maxBytes, files: 1, fields: MAX_FIELDS, parts: MAX_FIELDS + 1 };
    // The types of `parts` leave this one out.
    const options = { limits, throwFileSizeLimit: false };
    const fields = new Map<string, unknown>();
    for await (const part of expectWhole(request.parts(options))) {
      if (part.type === 'field') fields.set(part.fieldname, part.value);
      else if (part.fieldname !== 'file')
        throw AppError.invalid({ [part.fieldname]: ['Здесь файл не нужен'] });
      // Browsers send a field in which nothing was chosen as an empty file without a name.
      else if (part.filename) fields.set('file', await keep(uploadedOf(part)));
      else part.file.resume();
    }
    return fields;
  }

  private spend(actor: StaffActor): Promise<void> {
    const budget = this.config.limits.staff.uploads;
    const refusal = 'Слишком много загрузок за час: продолжите немного позже';
    return this.budgets.spend([{ key: `upload:${actor.id}`, budget, refusal }]);
  }
}

function uploadedOf(part: MultipartFile): Uploaded {
  return { body: Readable.from(wholeOf(part)), fileName: part.filename };
}

/** The rest of a file over the limit is read and dropped, so that the sender hears why and not a broken connection. */
async function* wholeOf({ file }: MultipartFile): AsyncGenerator<Buffer> {
  yield* expectWhole(file as AsyncIterable<Buffer>);
  if (file.truncated) throw new FileTooLargeError();
}

/** 422 for a form that breaks off while it is read, or that has no such boundaries as it says. */
async function* expectWhole<Part>(sent: AsyncIterable<Part>): AsyncGenerator<Part, undefined> {
  try {
    yield* sent;
  } catch (cause) {
    throw new AppError(422, NOT_WHOLE, { validation: { form: [NOT_WHOLE] }, cause });
  }
  return undefined;
}
