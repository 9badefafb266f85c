import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { PHONE_DEVICE_COOKIE, PHONE_VERIFICATION_COOKIE, SMS_PATHS } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../core/access/access.decorators.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { PhoneTokens } from './phone-tokens.ts';
import { PhoneVisitors } from './phone-visitors.ts';
import {
  VerificationConfirmDto,
  VerificationConfirmResultDto,
  VerificationRequestDto,
  VerificationRequestResultDto,
  VerificationResetDto,
  VerificationResetResultDto,
} from './sms.dto.ts';
import { SmsService } from './sms.service.ts';

@ApiTags('sms')
@ApiUnprocessableEntityResponse()
@ApiTooManyRequestsResponse({ description: 'fields.retryAfter says in how many seconds to try again' })
@Public()
@Controller()
export class SmsController {
  constructor(
    private readonly sms: SmsService,
    private readonly tokens: PhoneTokens,
    private readonly visitors: PhoneVisitors,
    private readonly config: ApiConfig,
  ) {}

  @Post(SMS_PATHS.request)
  @HttpCode(200)
  @ApiOkResponse({ type: VerificationRequestResultDto })
  async request(
    @Body() { phone, token: captchaToken }: VerificationRequestDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerificationRequestResultDto> {
    const asked = { phone, captchaToken, ip: request.ip, visitor: this.visitors.of(request, reply) };
    const confirmed = await this.tokens.confirmedIndex(request);
    const known = await this.tokens.knownIndex(request);
    return { verification: await this.sms.request({ ...asked, confirmed, known }) };
  }

  @Post(SMS_PATHS.reset)
  @HttpCode(200)
  @ApiOkResponse({ type: VerificationResetResultDto })
  async reset(
    @Body() { phone }: VerificationResetDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerificationResetResultDto> {
    const confirmed = await this.tokens.confirmedIndex(request);
    await this.sms.reset({ phone, ip: request.ip, visitor: this.visitors.of(request, reply) });
    // What was confirmed is forgotten with it: the next request sends a code. The proof of another phone stays.
    const isOfAnother = confirmed !== null && !this.sms.isOf(phone, confirmed);
    if (request.cookies[PHONE_VERIFICATION_COOKIE] !== undefined && !isOfAnother)
      void reply.clearCookie(PHONE_VERIFICATION_COOKIE, { path: '/' });
    return { verification_reset: { success: true } };
  }

  @Post(SMS_PATHS.confirm)
  @HttpCode(200)
  @ApiOkResponse({ type: VerificationConfirmResultDto })
  async confirm(
    @Body() { phone, code }: VerificationConfirmDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerificationConfirmResultDto> {
    const visitor = this.visitors.of(request, reply);
    const { token, deviceToken } = await this.sms.confirm({ phone, ip: request.ip, visitor }, code);
    const common = { httpOnly: true, secure: !this.config.local, sameSite: 'lax', path: '/' } as const;
    void reply.setCookie(PHONE_VERIFICATION_COOKIE, token, { ...common, maxAge: this.tokens.ttlSeconds });
    void reply.setCookie(PHONE_DEVICE_COOKIE, deviceToken, {
      ...common,
      maxAge: this.config.limits.sms.deviceSeconds,
    });
    return { verified: true, verificationToken: token };
  }
}
