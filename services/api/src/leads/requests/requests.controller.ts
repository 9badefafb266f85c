import { Body, Controller, Req } from '@nestjs/common';
import { FORM_MESSAGES, REQUEST_PATHS } from '@polden/api-contract';
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
import { RequestsService, type SentRequest } from './requests.service.ts';

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
    const { title: name, type, phone, email, questions } = body;
    const answers = { type, email, questions };
    return this.take('lead-generator', REQUEST_PATHS.leadGenerator, { body, name, phone, answers }, call);
  }

  @TakesForm(REQUEST_PATHS.prize, 'prize', RequestAcceptedDto)
  prize(@Body() body: PrizeRequestDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    const { name, phone, email, contractNumber, comment } = body;
    const answers = { email, contractNumber, comment };
    return this.take('prize', REQUEST_PATHS.prize, { body, name, phone, answers }, call).catch(
      (cause: unknown) => {
        throw cause instanceof AppError ? cause : new AppError(503, 'Error add prize data', { cause });
      },
    );
  }

  @TakesForm(REQUEST_PATHS.needMoney, 'need-money', RequestAcceptedDto)
  needMoney(@Body() body: NeedMoneyRequestDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    const { name, phone, sum, comment } = body;
    const answers = { sum, comment };
    return this.take('need-money', REQUEST_PATHS.needMoney, { body, name, phone, answers }, call);
  }

  @TakesForm(REQUEST_PATHS.realEstate, 'real-estate', RequestAcceptedDto)
  realEstate(@Body() body: RealEstateRequestDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    const { name, phone, address, sum, comment } = body;
    const answers = { address, sum, comment };
    return this.take('real-estate', REQUEST_PATHS.realEstate, { body, name, phone, answers }, call);
  }

  @TakesForm(REQUEST_PATHS.resume, 'resume', RequestAcceptedDto)
  resume(@Body() body: ResumeRequestDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    const { name, phone, email, reference } = body;
    const answers = { email, reference };
    return this.take('resume', REQUEST_PATHS.resume, { body, name, phone, answers }, call);
  }

  @TakesForm(REQUEST_PATHS.bringFriend, 'bring-friend', RequestAcceptedDto)
  @ApiPhoneVerification()
  async bringFriend(
    @Body() body: BringFriendDto,
    @Call() call: FormCall,
    @Req() request: FastifyRequest,
  ): Promise<RequestAcceptedDto> {
    const { name, phone, friendName, friendPhone } = body;
    if (friendPhone === phone) throw AppError.invalid({ friendPhone: [FORM_MESSAGES.ownNumber] });
    await this.verifiedPhone.require(request, this.blindIndex.of('phone', phone));
    const sent = { body, name, phone, phoneVerified: true, answers: { friendName, friendPhone } };
    return this.take('bring-friend', REQUEST_PATHS.bringFriend, sent, call);
  }

  private take(
    kind: SentRequest['kind'],
    endpoint: string,
    sent: Omit<SentRequest, 'kind' | 'endpoint'>,
    call: FormCall,
  ): Promise<RequestAcceptedDto> {
    return this.requests.take({ kind, endpoint, ...sent }, call);
  }
}
