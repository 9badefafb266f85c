import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { SIGNATURE_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../core/access/access.decorators.ts';
import { Budgets } from '../../core/budgets/budgets.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { ApiPhoneVerification } from '../intake/verified-phone.ts';
import { DeclineOfferDto, OfferDeclinedDto } from './decline-offer.dto.ts';
import { OfferEnds } from './offer-ends.ts';

@ApiTags('signature')
@ApiPhoneVerification()
@ApiUnprocessableEntityResponse()
@ApiTooManyRequestsResponse()
@Public()
@Controller()
export class DeclineOfferController {
  constructor(
    private readonly offers: OfferEnds,
    private readonly budgets: Budgets,
    private readonly config: ApiConfig,
  ) {}

  @Post(SIGNATURE_PATHS.decline)
  @HttpCode(200)
  @ApiOkResponse({ type: OfferDeclinedDto })
  async decline(
    @Body() { leadId, reason }: DeclineOfferDto,
    @Req() request: FastifyRequest,
  ): Promise<OfferDeclinedDto> {
    await this.budgets.spendOfAddress('signature', request.ip, {
      budget: this.config.limits.signature.ip,
      refusal: 'Слишком много запросов. Попробуйте немного позже',
    });
    await this.offers.decline(leadId, reason, request);
    return { declined: true };
  }
}
