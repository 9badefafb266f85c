import { Body, Controller, Headers, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import {
  ApiCookieAuth,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { AUTH_PATHS, REFRESH_TOKEN_COOKIE, STAFF_DEVICE_COOKIE } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DoneDto } from '../core/dto/done.dto.ts';
import { BySession, Public } from '../core/access/access.decorators.ts';
import { refreshCredential } from '../core/access/credentials.ts';
import { AppError } from '../core/errors/app-error.ts';
import { accessTokenOf } from './access-tokens.ts';
import { CheckTokenDto, LoginDto, LoginResultDto } from './auth.dto.ts';
import { LoginService } from './login.service.ts';
import { SessionCookies } from './session-cookies.ts';
import { StaffAuthenticator } from './staff-authenticator.ts';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(
    private readonly logins: LoginService,
    private readonly cookies: SessionCookies,
    private readonly staff: StaffAuthenticator,
  ) {}

  @Post(AUTH_PATHS.login)
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ type: LoginResultDto })
  @ApiUnprocessableEntityResponse()
  @ApiTooManyRequestsResponse()
  async login(
    @Body() body: LoginDto,
    @Ip() ip: string,
    @Headers('user-agent') userAgent: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResultDto> {
    const deviceToken = request.cookies[STAFF_DEVICE_COOKIE];
    const signedIn = await this.logins.login(body, { ip, userAgent: userAgent ?? '', deviceToken });
    this.cookies.set(reply, signedIn);
    this.cookies.setDevice(reply, signedIn.deviceToken);
    return { accessToken: signedIn.accessToken, user: signedIn.user };
  }

  @Post(AUTH_PATHS.refresh)
  @HttpCode(200)
  @BySession()
  @ApiCookieAuth(REFRESH_TOKEN_COOKIE)
  @ApiOkResponse({ type: LoginResultDto })
  @ApiUnauthorizedResponse()
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResultDto> {
    try {
      const signedIn = await this.logins.refresh(refreshCredential(request)?.token);
      this.cookies.set(reply, signedIn);
      return { accessToken: signedIn.accessToken, user: signedIn.user };
    } catch (error) {
      // A session that is over must not be offered again.
      if (error instanceof AppError) this.cookies.clear(reply);
      throw error;
    }
  }

  @Post(AUTH_PATHS.checkToken)
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ type: CheckTokenDto })
  async checkToken(@Req() request: FastifyRequest): Promise<CheckTokenDto> {
    const actor = await this.staff.authenticate(request).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    if (!actor) return { valid: false, user: null, actions: [], accessToken: null };
    return {
      valid: true,
      user: actor.user,
      actions: actor.user.actions,
      accessToken: accessTokenOf(request),
    };
  }

  @Post(AUTH_PATHS.logout)
  @HttpCode(200)
  @Public()
  @ApiOkResponse({ type: DoneDto })
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneDto> {
    await this.logins.logout(accessTokenOf(request), refreshCredential(request)?.token);
    this.cookies.clear(reply);
    return { ok: true };
  }
}
