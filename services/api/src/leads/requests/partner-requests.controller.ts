import { Body, Controller } from '@nestjs/common';
import { ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { REQUEST_PATHS } from '@polden/api-contract';
import { PublicForms, TakesForm } from '../../core/captcha/public-form.ts';
import { Enveloped } from '../../core/errors/enveloped.ts';
import { Call, type FormCall } from '../intake/form-call.ts';
import { AgentRequestDto, PartnerRequestDto, RequestAcceptedDto } from './requests.dto.ts';
import { RequestsService } from './requests.service.ts';

/** People who want to work with the lender; their refusals are enveloped. */
@ApiUnprocessableEntityResponse({ description: '{ok: false, error: {message}} beside the usual fields' })
@PublicForms('requests')
@Controller()
export class PartnerRequestsController {
  constructor(private readonly requests: RequestsService) {}

  @Enveloped()
  @TakesForm(REQUEST_PATHS.agent, 'agent', RequestAcceptedDto)
  agent(@Body() body: AgentRequestDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    return this.requests.take({ kind: 'agent', endpoint: REQUEST_PATHS.agent, body }, call);
  }

  @Enveloped()
  @TakesForm(REQUEST_PATHS.partner, 'partner', RequestAcceptedDto)
  partner(@Body() body: PartnerRequestDto, @Call() call: FormCall): Promise<RequestAcceptedDto> {
    return this.requests.take({ kind: 'partner', endpoint: REQUEST_PATHS.partner, body }, call);
  }
}
