import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { ACCOUNT_PATHS, LEAD_PATHS } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountLoggedInDto } from '../../clients/index.ts';
import { Public } from '../../core/access/access.decorators.ts';
import { LeadBudgets } from '../intake/lead-budgets.ts';
import { LeadProgressDto, LeadProgressRequestDto } from './lead-progress.dto.ts';
import { LeadProgressReader } from './lead-progress.ts';
import {
  HandedOverLeadDto,
  LoginLinkDto,
  LoginLinkRequestDto,
  OpenLoginLinkDto,
} from '../login-link/login-link.dto.ts';
import { LoginLinks } from '../login-link/login-links.ts';
import { ApiPhoneVerification } from '../intake/verified-phone.ts';

/** From the sent request to the personal account. */
@ApiTags('leads')
@ApiPhoneVerification()
@ApiUnprocessableEntityResponse()
@ApiTooManyRequestsResponse()
@Public()
@Controller()
export class HandOverController {
  constructor(
    private readonly links: LoginLinks,
    private readonly progressReader: LeadProgressReader,
    private readonly budgets: LeadBudgets,
  ) {}

  @Post(LEAD_PATHS.progress)
  @HttpCode(200)
  @ApiOkResponse({ type: LeadProgressDto })
  async progress(
    @Body() { leadId }: LeadProgressRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<LeadProgressDto> {
    await this.budgets.spendLoginLink(request);
    return this.progressReader.read(leadId, request);
  }

  @Post(LEAD_PATHS.loginLink)
  @HttpCode(200)
  @ApiOkResponse({ type: LoginLinkDto })
  async loginLink(@Body() body: LoginLinkRequestDto, @Req() request: FastifyRequest): Promise<LoginLinkDto> {
    await this.budgets.spendLoginLink(request);
    return this.links.create(body, request);
  }

  @Post(LEAD_PATHS.openLoginLink)
  @HttpCode(200)
  @ApiOkResponse({ type: HandedOverLeadDto })
  async openLoginLink(
    @Body() body: OpenLoginLinkDto,
    @Req() request: FastifyRequest,
  ): Promise<HandedOverLeadDto> {
    await this.budgets.spendLoginLink(request);
    return this.links.open(body.query, request);
  }

  @Post(ACCOUNT_PATHS.loginByLink)
  @HttpCode(200)
  @ApiOkResponse({ type: AccountLoggedInDto })
  async loginByLink(
    @Body() body: OpenLoginLinkDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountLoggedInDto> {
    await this.budgets.spendLoginLink(request);
    return this.links.logIn(body.query, request, reply);
  }
}
