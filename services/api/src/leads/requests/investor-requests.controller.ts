import { Body, Controller } from '@nestjs/common';
import { REQUEST_PATHS } from '@polden/api-contract';
import { PublicForms, TakesForm } from '../../core/captcha/public-form.ts';
import { Call, type FormCall } from '../intake/form-call.ts';
import { InvestorChecks } from './investor-checks.service.ts';
import { BondRequestDto, InvestorRequestDto } from './investor-requests.dto.ts';
import { RequestAcceptedDto } from './requests.dto.ts';
import { RequestsService } from './requests.service.ts';

/** People who want to invest, within what is offered now. */
@PublicForms('requests')
@Controller()
export class InvestorRequestsController {
  constructor(
    private readonly requests: RequestsService,
    private readonly checks: InvestorChecks,
  ) {}

  @TakesForm(REQUEST_PATHS.investor, 'investor', RequestAcceptedDto)
  async investor(@Body() body: InvestorRequestDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    const offer = await this.checks.deposit(body);
    const { name, phone, email, sum, period, comment } = body;
    const answers = { email, ...offer, sum, period, comment };
    const sent = { kind: 'investor', endpoint: REQUEST_PATHS.investor, body, name, phone, answers } as const;
    return this.requests.take(sent, call);
  }

  @TakesForm(REQUEST_PATHS.bond, 'bond', RequestAcceptedDto)
  async bond(@Body() body: BondRequestDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    const bond = await this.checks.bond(body.bondId);
    const { name, phone, email, sum, brokerAccountId, comment } = body;
    const account = brokerAccountId === 1 ? 'ИИС' : 'Классический';
    const answers = { email, bond, account, sum, comment };
    const sent = { kind: 'bond', endpoint: REQUEST_PATHS.bond, body, name, phone, answers } as const;
    return this.requests.take(sent, call);
  }
}
