import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { REQUEST_PATHS, VACANCY_REPLY_FILE, VACANCY_REPLY_TYPES } from '@polden/api-contract';
import { vacancy } from '@polden/content-model';
import {
  cleanFileName,
  extensionOf,
  imageFormatOf,
  RefusedFileError,
  VisibleContent,
  VisitorFiles,
} from '../../content/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { LeadFile } from '../storage/new-lead.ts';
import type { FormCall } from '../intake/form-call.ts';
import type { SentResume } from './read-reply-form.ts';
import type { ReplyWithoutVacancyDto, RequestAcceptedDto } from './requests.dto.ts';
import { RequestsService } from './requests.service.ts';

const TAKEN = 'Резюме: подойдёт файл PDF, DOCX или TXT';

@Injectable()
export class VacancyReplies {
  constructor(
    private readonly requests: RequestsService,
    private readonly content: VisibleContent,
    private readonly visitorFiles: VisitorFiles,
  ) {}

  /** Keeps the reply with its file; 422 for a vacancy that nobody sees and a file that is not what it says. */
  async take(
    reply: ReplyWithoutVacancyDto,
    vacancyId: number | null,
    file: SentResume | null,
    call: FormCall,
  ): Promise<RequestAcceptedDto> {
    const title = vacancyId === null ? undefined : await this.titleOf(vacancyId);
    const files = file ? await this.checked(file) : [];
    const endpoint =
      vacancyId === null ? REQUEST_PATHS.vacancyReplyWithoutVacancy : REQUEST_PATHS.vacancyReply;
    const fileHashes = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    const chosen = { vacancy: title };
    const sent = { kind: 'vacancy-reply', endpoint, body: reply, chosen, files, fileHashes } as const;
    return this.requests.take(sent, call);
  }

  /** The file when its content is what its name says. */
  private async checked(file: SentResume): Promise<LeadFile[]> {
    const extension = extensionOf(cleanFileName(file.fileName));
    if (!VACANCY_REPLY_TYPES.some((type) => type === extension)) throw refused(TAKEN);
    if (imageFormatOf(file.bytes)) throw refused(TAKEN);
    return this.visitorFiles.check([file]).catch((error: unknown) => {
      throw error instanceof RefusedFileError ? refused(error.message, error) : error;
    });
  }

  private async titleOf(id: number): Promise<string> {
    const found = await this.content.find(vacancy, String(id));
    if (found?.id !== id) throw AppError.invalid({ vacancyId: ['Такой вакансии уже нет: выберите другую'] });
    return found.values.title;
  }
}

function refused(message: string, cause?: unknown): AppError {
  return new AppError(422, message, { validation: { [VACANCY_REPLY_FILE]: [message] }, cause });
}
