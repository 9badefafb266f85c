import { Body, Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiHeader,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { IDEMPOTENCY_KEY_HEADER, LEAD_PATHS, PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { Public } from '../access/access.decorators.ts';
import { BlindIndex } from '../crypto/blind-index.ts';
import { clientKey } from '../idempotency/idempotency.service.ts';
import { CreateLeadDto, LeadCreatedDto } from './create-lead.dto.ts';
import { LeadBudgets } from './lead-budgets.ts';
import { LeadsService } from './leads.service.ts';
import { HandedOverLeadDto, LoginLinkDto, LoginLinkRequestDto, OpenLoginLinkDto } from './login-link.dto.ts';
import { LoginLinks } from './login-links.service.ts';
import { VerifiedPhone } from './verified-phone.ts';

const MAX_USER_AGENT = 300;

@ApiTags('leads')
@ApiHeader({
  name: PHONE_VERIFICATION_HEADER,
  required: false,
  description: 'Instead of the cookie phone_verification',
})
@ApiUnprocessableEntityResponse()
@ApiTooManyRequestsResponse()
@Public()
@Controller()
export class LeadsController {
  constructor(
    private readonly leads: LeadsService,
    private readonly links: LoginLinks,
    private readonly budgets: LeadBudgets,
    private readonly verifiedPhone: VerifiedPhone,
    private readonly blindIndex: BlindIndex,
  ) {}

  @Post(LEAD_PATHS.create)
  @HttpCode(200)
  @ApiHeader({ name: IDEMPOTENCY_KEY_HEADER, required: false })
  @ApiOkResponse({ type: LeadCreatedDto })
  async create(
    @Body() body: CreateLeadDto,
    @Headers(IDEMPOTENCY_KEY_HEADER) key: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<LeadCreatedDto> {
    await this.verifiedPhone.require(request, this.blindIndex.of('phone', body.phone));
    await this.budgets.spendLead(request.ip);
    const userAgent = request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? '';
    return this.leads.create(body, clientKey(key), { ip: request.ip, userAgent });
  }

  @Post(LEAD_PATHS.loginLink)
  @HttpCode(200)
  @ApiOkResponse({ type: LoginLinkDto })
  async loginLink(@Body() body: LoginLinkRequestDto, @Req() request: FastifyRequest): Promise<LoginLinkDto> {
    await this.budgets.spendLoginLink(request.ip);
    return this.links.create(body, request);
  }

  @Post(LEAD_PATHS.openLoginLink)
  @HttpCode(200)
  @ApiOkResponse({ type: HandedOverLeadDto })
  async openLoginLink(
    @Body() body: OpenLoginLinkDto,
    @Req() request: FastifyRequest,
  ): Promise<HandedOverLeadDto> {
    await this.budgets.spendLoginLink(request.ip);
    return this.links.open(body.query);
  }
}
