import { Body, Controller, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, ApiHeader, getSchemaPath } from '@nestjs/swagger';
import { REQUEST_PATHS, UPLOAD_HEADER, VACANCY_REPLY_FILE } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { TakesUpload } from '../../core/access/access.decorators.ts';
import { PublicForms, TakesForm } from '../../core/captcha/public-form.ts';
import { validationPipe } from '../../core/dto/validation.pipe.ts';
import { Call, type FormCall } from '../intake/form-call.ts';
import { readReplyForm } from './read-reply-form.ts';
import { ReplyWithoutVacancyDto, RequestAcceptedDto, VacancyReplyDto } from './requests.dto.ts';
import { VacancyReplies } from './vacancy-replies.ts';

const pipe = validationPipe();
const bodyOf = (dto: typeof ReplyWithoutVacancyDto) =>
  ApiBody({
    schema: {
      allOf: [
        { $ref: getSchemaPath(dto) },
        { properties: { [VACANCY_REPLY_FILE]: { type: 'string', format: 'binary' } } },
      ],
    },
  });

/** People who want to work for the lender, with a résumé. */
@ApiExtraModels(VacancyReplyDto, ReplyWithoutVacancyDto)
@ApiHeader({ name: UPLOAD_HEADER, required: false, description: 'Required with multipart/form-data' })
@ApiConsumes('multipart/form-data', 'application/json')
@PublicForms('requests')
@Controller()
export class VacancyRepliesController {
  constructor(private readonly replies: VacancyReplies) {}

  @TakesForm(REQUEST_PATHS.vacancyReply, 'vacancy-reply', RequestAcceptedDto)
  @TakesUpload()
  @bodyOf(VacancyReplyDto)
  async reply(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Call() call: FormCall,
  ): Promise<RequestAcceptedDto> {
    const { fields, file } = await readReplyForm(request, body);
    const reply = (await pipe.transform(fields, {
      type: 'body',
      metatype: VacancyReplyDto,
    })) as VacancyReplyDto;
    return this.replies.take(reply, reply.vacancyId, file, call);
  }

  @TakesForm(REQUEST_PATHS.vacancyReplyWithoutVacancy, 'vacancy-reply', RequestAcceptedDto)
  @TakesUpload()
  @bodyOf(ReplyWithoutVacancyDto)
  async replyWithoutVacancy(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Call() call: FormCall,
  ): Promise<RequestAcceptedDto> {
    const { fields, file } = await readReplyForm(request, body);
    const metatype = ReplyWithoutVacancyDto;
    const reply = (await pipe.transform(fields, { type: 'body', metatype })) as ReplyWithoutVacancyDto;
    return this.replies.take(reply, null, file, call);
  }
}
