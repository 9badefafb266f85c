import { Body, Controller } from '@nestjs/common';
import { LEAD_PATHS } from '@polden/api-contract';
import { PublicForms, TakesForm } from '../core/captcha/public-form.ts';
import {
  BusinessFirstStepDto,
  CarPurchaseFirstStepDto,
  FirstStepAcceptedDto,
} from './intake/first-step.dto.ts';
import { Call, type FormCall } from './intake/form-call.ts';
import { LeadsService } from './leads.service.ts';

/** First steps that ask for no code: a manager calls, or the borrower confirms the phone and goes on. */
@PublicForms('leads')
@Controller()
export class FirstStepsController {
  constructor(private readonly leads: LeadsService) {}

  @TakesForm(LEAD_PATHS.businessFirstStep, 'lead', FirstStepAcceptedDto)
  async business(@Body() body: BusinessFirstStepDto, @Call() call: FormCall): Promise<FirstStepAcceptedDto> {
    const requestResponse = await this.leads.businessFirstStep(body, call.key, call.visitor);
    return { ok: true, id: requestResponse.id, requestResponse };
  }

  @TakesForm(LEAD_PATHS.carPurchaseFirstStep, 'lead', FirstStepAcceptedDto)
  async carPurchase(
    @Body() body: CarPurchaseFirstStepDto,
    @Call() call: FormCall,
  ): Promise<FirstStepAcceptedDto> {
    const requestResponse = await this.leads.carPurchaseFirstStep(body, call.key, call.visitor);
    return { ok: true, id: requestResponse.id, requestResponse };
  }
}
