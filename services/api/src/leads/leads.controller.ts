import { Body, Controller, Req } from '@nestjs/common';
import { LEAD_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { PublicForms, TakesForm } from '../core/captcha/public-form.ts';
import { BlindIndex } from '../core/crypto/blind-index.ts';
import { CreateLeadDto, LeadCreatedDto } from './intake/create-lead.dto.ts';
import { RefinanceFirstStepDto } from './intake/first-step.dto.ts';
import { Call, type FormCall } from './intake/form-call.ts';
import { LeadsService } from './leads.service.ts';
import { LoginLinks } from './login-link/login-links.ts';
import { PersonalAccountLeadDto, PersonalAccountLinkDto } from './intake/personal-account.dto.ts';
import { RefinanceLeadDto } from './intake/refinance-lead.dto.ts';
import { ApiPhoneVerification, VerifiedPhone } from './intake/verified-phone.ts';

/** Requests for loans of people whose phone is confirmed. */
@ApiPhoneVerification()
@PublicForms('leads')
@Controller()
export class LeadsController {
  constructor(
    private readonly leads: LeadsService,
    private readonly links: LoginLinks,
    private readonly verifiedPhone: VerifiedPhone,
    private readonly blindIndex: BlindIndex,
  ) {}

  @TakesForm(LEAD_PATHS.create, 'lead', LeadCreatedDto)
  async create(
    @Body() body: CreateLeadDto,
    @Call() call: FormCall,
    @Req() request: FastifyRequest,
  ): Promise<LeadCreatedDto> {
    await this.admit(body, request);
    return this.leads.create(body, call.key, call.visitor);
  }

  @TakesForm(LEAD_PATHS.refinanceFirstStep, 'lead', LeadCreatedDto)
  async refinanceFirstStep(
    @Body() body: RefinanceFirstStepDto,
    @Call() call: FormCall,
    @Req() request: FastifyRequest,
  ): Promise<LeadCreatedDto> {
    await this.admit(body, request);
    return this.leads.refinanceFirstStep(body, call.key, call.visitor);
  }

  @TakesForm(LEAD_PATHS.refinance, 'lead', LeadCreatedDto)
  async refinance(
    @Body() body: RefinanceLeadDto,
    @Call() call: FormCall,
    @Req() request: FastifyRequest,
  ): Promise<LeadCreatedDto> {
    await this.admit(body, request);
    return this.leads.refinance(body, call.key, call.visitor);
  }

  @TakesForm(LEAD_PATHS.personalAccount, 'lead', PersonalAccountLinkDto)
  async personalAccount(
    @Body() body: PersonalAccountLeadDto,
    @Call() call: FormCall,
    @Req() request: FastifyRequest,
  ): Promise<PersonalAccountLinkDto> {
    await this.admit(body, request);
    const { id, created } = await this.leads.personalAccount(body, call.key, call.visitor);
    const { link } = await this.links.create({ leadId: id }, request);
    return { id, link, created };
  }

  /** The phone of the body is the confirmed one. */
  private async admit(body: { phone: string }, request: FastifyRequest): Promise<void> {
    await this.verifiedPhone.require(request, this.blindIndex.of('phone', body.phone));
  }
}
