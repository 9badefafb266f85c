import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOkResponse,
  ApiPayloadTooLargeResponse,
  ApiTags,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import { MEDIA_PATHS, UPLOAD_HEADER, UPLOAD_MAX_BYTES } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { Requires, TakesUpload } from '../access/access.decorators.ts';
import { Budgets } from '../budgets/budgets.service.ts';
import { ApiConfig } from '../config/api-config.ts';
import { AppError } from '../errors/app-error.ts';
import { CurrentStaff, StaffActor } from '../rbac/staff-actor.ts';
import { MediaImageDto } from './media.dto.ts';
import { MediaService } from './media.service.ts';

const MAX_NAME = 120;

@ApiTags('media')
@ApiBearerAuth()
@Controller()
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly budgets: Budgets,
    private readonly config: ApiConfig,
  ) {}

  @Post(MEDIA_PATHS.upload)
  @HttpCode(200)
  @Requires('media.upload')
  @TakesUpload()
  @ApiConsumes('multipart/form-data')
  @ApiHeader({ name: UPLOAD_HEADER, required: true })
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  })
  @ApiOkResponse({ type: MediaImageDto })
  @ApiPayloadTooLargeResponse()
  @ApiUnsupportedMediaTypeResponse()
  async upload(@Req() request: FastifyRequest, @CurrentStaff() actor: StaffActor): Promise<MediaImageDto> {
    const budget = this.config.limits.staff.uploads;
    const refusal = 'Слишком много загрузок за час: продолжите немного позже';
    await this.budgets.spend([{ key: `upload:${actor.id}`, budget, refusal }]);
    const file = request.isMultipart() ? await request.file({ limits: LIMITS }) : undefined;
    if (file?.fieldname !== 'file') throw AppError.invalid({ file: ['Выберите картинку'] });
    const bytes = await file.toBuffer().catch((cause: unknown) => {
      if (!file.file.truncated) throw cause;
      throw new AppError(413, `Картинка больше ${UPLOAD_MAX_BYTES / 1024 / 1024} МБ: уменьшите её`, {
        cause,
      });
    });
    return this.media.add(bytes, printable(file.filename), actor);
  }
}

const LIMITS = { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 0, parts: 1 };

/** The name is shown in the history and used for nothing else. */
function printable(fileName: string): string {
  return fileName.replace(/\p{Cc}/gu, '').slice(0, MAX_NAME);
}
