import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { LEAD_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { PublicForms, TakesForm } from '../../core/captcha/public-form.ts';
import { DoneDto } from '../../core/dto/done.dto.ts';
import { LeadBudgets } from '../intake/lead-budgets.ts';
import { ApiPhoneVerification } from '../intake/verified-phone.ts';
import { LeadProgressRequestDto } from '../progress/lead-progress.dto.ts';
import { KeepAnswersDto, KeptAnswersDto } from './kept-answers.dto.ts';
import { KeptAnswers } from './kept-answers.ts';

/** A questionnaire that its borrower goes on with later, on any device. */
@ApiPhoneVerification()
@PublicForms('leads')
@Controller()
export class KeptAnswersController {
  constructor(
    private readonly answers: KeptAnswers,
    private readonly budgets: LeadBudgets,
  ) {}

  @TakesForm(LEAD_PATHS.keepAnswers, 'lead', DoneDto)
  async keep(@Body() body: KeepAnswersDto, @Req() request: FastifyRequest): Promise<DoneDto> {
    await this.answers.keep(body, request);
    return { ok: true };
  }

  @Post(LEAD_PATHS.keptAnswers)
  @HttpCode(200)
  @ApiOkResponse({ type: KeptAnswersDto })
  async kept(
    @Body() { leadId }: LeadProgressRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<KeptAnswersDto> {
    await this.budgets.spendLoginLink(request);
    return { answers: await this.answers.of(leadId, request) };
  }
}
