import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { ACCOUNT_PATHS, PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DoneDto } from '../core/dto/done.dto.ts';
import { Public } from '../core/access/access.decorators.ts';
import { type Client, CurrentClient } from './client.ts';
import { ClientCookies } from './client-cookies.ts';
import { ForClients } from './client.guard.ts';
import { ClientLogin } from './client-login.ts';
import { ClientSessions } from './client-sessions.ts';
import { AccountLoggedInDto, AccountLoginDto } from './clients.dto.ts';

/** In and out of the account. */
@ApiTags('account')
@ApiTooManyRequestsResponse()
@Controller()
export class ClientsController {
  constructor(
    private readonly entry: ClientLogin,
    private readonly sessions: ClientSessions,
    private readonly cookies: ClientCookies,
  ) {}

  @Post(ACCOUNT_PATHS.login)
  @Public()
  @HttpCode(200)
  @ApiHeader({ name: PHONE_VERIFICATION_HEADER, required: false })
  @ApiOkResponse({ type: AccountLoggedInDto })
  @ApiUnprocessableEntityResponse()
  async login(
    @Body() { phone }: AccountLoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountLoggedInDto> {
    await this.entry.spend(request);
    return this.entry.byPhone(phone, request, reply);
  }

  @Post(ACCOUNT_PATHS.logout)
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: DoneDto })
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneDto> {
    await this.entry.spend(request);
    const client = await this.sessions.of(request);
    if (client) await this.sessions.end(client, client.sessionId);
    this.cookies.clear(reply);
    return { ok: true };
  }

  @Post(`${ACCOUNT_PATHS.sessionEnd}/:id`)
  @ForClients()
  @HttpCode(200)
  @ApiOkResponse({ type: DoneDto })
  @ApiNotFoundResponse()
  async endSession(@CurrentClient() client: Client, @Param('id') id: string): Promise<DoneDto> {
    await this.sessions.endElsewhere(client, id);
    return { ok: true };
  }

  @Post(ACCOUNT_PATHS.leaveEverywhere)
  @ForClients()
  @HttpCode(200)
  @ApiOkResponse({ type: DoneDto })
  async leaveEverywhere(
    @CurrentClient() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneDto> {
    await this.sessions.leaveEverywhere(client);
    this.cookies.clear(reply);
    return { ok: true };
  }
}
