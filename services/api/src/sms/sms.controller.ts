import { Body, Controller, HttpCode, Ip, Post, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { PHONE_VERIFICATION_COOKIE, SMS_PATHS } from '@polden/api-contract';
import type { FastifyReply } from 'fastify';
import { Public } from '../access/access.decorators.ts';
import { ApiConfig } from '../config/api-config.ts';
import { PhoneTokens } from './phone-tokens.ts';
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
    private readonly config: ApiConfig,
  ) {}

  @Post(SMS_PATHS.request)
  @HttpCode(200)
  @ApiOkResponse({ type: VerificationRequestResultDto })
  async request(
    @Body() body: VerificationRequestDto,
    @Ip() ip: string,
  ): Promise<VerificationRequestResultDto> {
    return { verification: await this.sms.request(body.phone, ip, body.token) };
  }

  @Post(SMS_PATHS.reset)
  @HttpCode(200)
  @ApiOkResponse({ type: VerificationResetResultDto })
  async reset(@Body() body: VerificationResetDto, @Ip() ip: string): Promise<VerificationResetResultDto> {
    await this.sms.reset(body.phone, ip);
    return { verification_reset: { success: true } };
  }

  @Post(SMS_PATHS.confirm)
  @HttpCode(200)
  @ApiOkResponse({ type: VerificationConfirmResultDto })
  async confirm(
    @Body() body: VerificationConfirmDto,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerificationConfirmResultDto> {
    const verificationToken = await this.sms.confirm(body.phone, body.code, ip);
    void reply.setCookie(PHONE_VERIFICATION_COOKIE, verificationToken, {
      httpOnly: true,
      secure: !this.config.local,
      sameSite: 'lax',
      path: '/',
      maxAge: this.tokens.ttlSeconds,
    });
    return { verified: true, verificationToken };
  }
}
