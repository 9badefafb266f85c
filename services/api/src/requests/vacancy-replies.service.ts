import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  REQUEST_PATHS,
  VACANCY_REPLY_FILE,
  VACANCY_REPLY_FILE_MAX_BYTES,
  VACANCY_REPLY_TYPES,
} from '@polden/api-contract';
import { vacancy } from '@polden/content-model';
import { VisibleContent } from '../content/visible-content.service.ts';
import { AppError } from '../errors/app-error.ts';
import type { LeadFile } from '../leads/new-lead.ts';
import type { FormCall } from '../leads/form-call.ts';
import { cleanFileName, extensionOf } from '../media/file-name.ts';
import { checkFile } from '../media/files/check-file.ts';
import { withTemporaryFile } from '../media/uploads/temporary-file.ts';
import type { SentResume } from './read-reply-form.ts';
import type { ReplyWithoutVacancyDto, RequestAcceptedDto } from './requests.dto.ts';
import { RequestsService } from './requests.service.ts';

const UNPROCESSABLE = [413, 415, 422];
const TAKEN = 'Резюме: подойдёт файл PDF, DOCX или TXT';

@Injectable()
export class VacancyReplies {
  constructor(
    private readonly requests: RequestsService,
    private readonly content: VisibleContent,
  ) {}

  /** Keeps the reply with its file; 422 for a vacancy that nobody sees and a file that is not what it says. */
  async take(
    reply: ReplyWithoutVacancyDto,
    vacancyId: number | null,
    file: SentResume | null,
    call: FormCall,
  ): Promise<RequestAcceptedDto> {
    const title = vacancyId === null ? undefined : await this.titleOf(vacancyId);
    const files = file ? [await checked(file)] : [];
    const { name, phone, email, comment } = reply;
    const endpoint =
      vacancyId === null ? REQUEST_PATHS.vacancyReplyWithoutVacancy : REQUEST_PATHS.vacancyReply;
    const answers = { vacancy: title, email, comment };
    const fileHashes = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    const sent = {
      kind: 'vacancy-reply',
      endpoint,
      body: reply,
      name,
      phone,
      answers,
      files,
      fileHashes,
    } as const;
    return this.requests.take(sent, call);
  }

  private async titleOf(id: number): Promise<string> {
    const found = await this.content.find(vacancy, String(id));
    if (found?.id !== id) throw AppError.invalid({ vacancyId: ['Такой вакансии уже нет: выберите другую'] });
    return found.values.title;
  }
}

/** The file when its content is what its name says. */
async function checked({ fileName, bytes }: SentResume): Promise<LeadFile> {
  const name = cleanFileName(fileName);
  if (!VACANCY_REPLY_TYPES.some((type) => type === extensionOf(name))) throw refused(TAKEN);
  const limit = { maxBytes: VACANCY_REPLY_FILE_MAX_BYTES, message: 'Файл слишком большой' };
  try {
    const { mimeType } = await withTemporaryFile(Readable.from([bytes]), limit, (path) =>
      checkFile(path, name),
    );
    return { fileName: name, mimeType, bytes };
  } catch (error) {
    if (error instanceof AppError && UNPROCESSABLE.includes(error.status))
      throw refused(error.message, error);
    throw error;
  }
}

function refused(message: string, cause?: unknown): AppError {
  return new AppError(422, message, { validation: { [VACANCY_REPLY_FILE]: [message] }, cause });
}
