import { Body, Controller, Req } from '@nestjs/common';
import { BOND_RISKS, DEPOSIT_RISKS, REQUEST_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { PublicForms, TakesForm } from '../../core/captcha/public-form.ts';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { Call, type FormCall } from '../intake/form-call.ts';
import { ApiPhoneVerification, VerifiedPhone } from '../intake/verified-phone.ts';
import { InvestorChecks } from './investor-checks.ts';
import { BondRequestDto, InvestorRequestDto } from './investor-requests.dto.ts';
import { RequestAcceptedDto } from './requests.dto.ts';
import { RequestsService } from './requests.service.ts';

/** People who want to invest, within what is offered now: the owner of the phone, with the risks read. */
@PublicForms('requests')
@Controller()
export class InvestorRequestsController {
  constructor(
    private readonly requests: RequestsService,
    private readonly checks: InvestorChecks,
    private readonly verifiedPhone: VerifiedPhone,
    private readonly blindIndex: BlindIndex,
  ) {}

  @TakesForm(REQUEST_PATHS.investor, 'investor', RequestAcceptedDto)
  @ApiPhoneVerification()
  async investor(
    @Body() body: InvestorRequestDto,
    @Call() call: FormCall,
    @Req() request: FastifyRequest,
  ): Promise<RequestAcceptedDto> {
    const chosen = await this.checks.deposit(body);
    await this.verifiedPhone.require(request, this.blindIndex.of('phone', body.phone));
    const sent = { body, chosen, phoneVerified: true, read: DEPOSIT_RISKS };
    return this.requests.take({ kind: 'investor', endpoint: REQUEST_PATHS.investor, ...sent }, call);
  }

  @TakesForm(REQUEST_PATHS.bond, 'bond', RequestAcceptedDto)
  @ApiPhoneVerification()
  async bond(
    @Body() body: BondRequestDto,
    @Call() call: FormCall,
    @Req() request: FastifyRequest,
  ): Promise<RequestAcceptedDto> {
    const bond = await this.checks.bond(body);
    await this.verifiedPhone.require(request, this.blindIndex.of('phone', body.phone));
    const account = body.brokerAccountId === 1 ? 'ИИС' : 'Классический';
    const sent = { body, chosen: { bond, account }, phoneVerified: true, read: BOND_RISKS };
    return this.requests.take({ kind: 'bond', endpoint: REQUEST_PATHS.bond, ...sent }, call);
  }
}
