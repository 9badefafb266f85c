import { Body, Controller, Req } from '@nestjs/common';
import { REQUEST_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { PublicForms, TakesForm } from '../../core/captcha/public-form.ts';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { Call, type FormCall } from '../intake/form-call.ts';
import { ApiPhoneVerification, VerifiedPhone } from '../intake/verified-phone.ts';
import {
  BringFriendDto,
  LeadGeneratorQuestionDto,
  NeedMoneyRequestDto,
  PrizeRequestDto,
  RealEstateRequestDto,
  RequestAcceptedDto,
  ResumeRequestDto,
} from './requests.dto.ts';
import { RequestsService } from './requests.service.ts';

/** What else people ask for with a form. */
@PublicForms('requests')
@Controller()
export class RequestsController {
  constructor(
    private readonly requests: RequestsService,
    private readonly verifiedPhone: VerifiedPhone,
    private readonly blindIndex: BlindIndex,
  ) {}

  @TakesForm(REQUEST_PATHS.leadGenerator, 'lead-generator', RequestAcceptedDto)
  leadGenerator(@Body() body: LeadGeneratorQuestionDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    const endpoint = REQUEST_PATHS.leadGenerator;
    return this.requests.take({ kind: 'lead-generator', endpoint, body }, call);
  }

  @TakesForm(REQUEST_PATHS.prize, 'prize', RequestAcceptedDto)
  prize(@Body() body: PrizeRequestDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    const sent = { kind: 'prize', endpoint: REQUEST_PATHS.prize, body } as const;
    return this.requests.take(sent, call).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : new AppError(503, 'Error add prize data', { cause });
    });
  }

  @TakesForm(REQUEST_PATHS.needMoney, 'need-money', RequestAcceptedDto)
  needMoney(@Body() body: NeedMoneyRequestDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    return this.requests.take({ kind: 'need-money', endpoint: REQUEST_PATHS.needMoney, body }, call);
  }

  @TakesForm(REQUEST_PATHS.realEstate, 'real-estate', RequestAcceptedDto)
  realEstate(@Body() body: RealEstateRequestDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    return this.requests.take({ kind: 'real-estate', endpoint: REQUEST_PATHS.realEstate, body }, call);
  }

  @TakesForm(REQUEST_PATHS.resume, 'resume', RequestAcceptedDto)
  resume(@Body() body: ResumeRequestDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    return this.requests.take({ kind: 'resume', endpoint: REQUEST_PATHS.resume, body }, call);
  }

  @TakesForm(REQUEST_PATHS.bringFriend, 'bring-friend', RequestAcceptedDto)
  @ApiPhoneVerification()
  async bringFriend(
    @Body() body: BringFriendDto,
    @Call() call: FormCall,
    @Req() request: FastifyRequest,
  ): Promise<RequestAcceptedDto> {
    await this.verifiedPhone.require(request, this.blindIndex.of('phone', body.phone));
    const endpoint = REQUEST_PATHS.bringFriend;
    return this.requests.take({ kind: 'bring-friend', endpoint, body, phoneVerified: true }, call);
  }
}
