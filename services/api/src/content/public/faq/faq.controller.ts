import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { FAQ_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { DoneDto } from '../../../core/dto/done.dto.ts';
import { Public } from '../../../core/access/access.decorators.ts';
import { IdPipe } from '../../../core/dto/id.pipe.ts';
import { Revalidated } from '../revalidated.ts';
import { clientOf } from '../../client-of.ts';
import {
  FaqAnswerOfQuestionDto,
  FaqAnswersDto,
  FaqCategoriesDto,
  FaqQuestionsDto,
  FaqVoteDto,
} from './faq.dto.ts';
import { FaqVotesService } from './faq-votes.service.ts';
import { FaqService } from './faq.service.ts';

@ApiTags('faq')
@Public()
@Controller()
export class FaqController {
  constructor(
    private readonly faq: FaqService,
    private readonly votes: FaqVotesService,
  ) {}

  @Get(FAQ_PATHS.categories)
  @Revalidated()
  @ApiOkResponse({ type: FaqCategoriesDto })
  async categories(): Promise<FaqCategoriesDto> {
    return { ok: true, data: await this.faq.categories() };
  }

  @Get(FAQ_PATHS.questions)
  @Revalidated()
  @ApiOkResponse({ type: FaqQuestionsDto })
  async questions(): Promise<FaqQuestionsDto> {
    return { ok: true, data: await this.faq.questions() };
  }

  @Get(FAQ_PATHS.answers)
  @Revalidated()
  @ApiOkResponse({ type: FaqAnswersDto })
  async answers(): Promise<FaqAnswersDto> {
    return { ok: true, data: await this.faq.answers() };
  }

  @Get(`${FAQ_PATHS.answer}/:id`)
  @Revalidated()
  @ApiOkResponse({ type: FaqAnswerOfQuestionDto })
  @ApiNotFoundResponse()
  async answer(@Param('id', IdPipe) id: number): Promise<FaqAnswerOfQuestionDto> {
    return { ok: true, data: await this.faq.answer(id) };
  }

  @Post(FAQ_PATHS.vote)
  @HttpCode(200)
  @ApiOkResponse({ type: DoneDto })
  @ApiNotFoundResponse()
  @ApiUnprocessableEntityResponse()
  @ApiTooManyRequestsResponse()
  async vote(@Body() { id, useful }: FaqVoteDto, @Req() request: FastifyRequest): Promise<DoneDto> {
    await this.votes.vote({
      questionId: id,
      useful,
      visitor: clientOf(request),
      ip: request.ip,
    });
    return { ok: true };
  }
}
