import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { OWN_SESSION_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { BySession } from '../../core/access/access.decorators.ts';
import { StaffAuthenticator } from '../staff-authenticator.ts';
import { StaffSessionDto } from './staff-session.dto.ts';
import { StaffSessions } from './staff-sessions.ts';

/** Where one is signed in oneself: no right is needed to look after one's own account. */
@ApiTags('auth')
@ApiBearerAuth()
@ApiUnauthorizedResponse()
@BySession()
@Controller()
export class OwnSessionsController {
  constructor(
    private readonly staff: StaffAuthenticator,
    private readonly sessions: StaffSessions,
  ) {}

  @Get(OWN_SESSION_PATHS.list)
  @ApiOkResponse({ type: [StaffSessionDto] })
  async list(@Req() request: FastifyRequest): Promise<StaffSessionDto[]> {
    const actor = await this.staff.expect(request);
    return this.sessions.list(actor, actor.user.id);
  }

  @Post(`${OWN_SESSION_PATHS.end}/:id`)
  @HttpCode(200)
  @ApiOkResponse({ type: Boolean })
  @ApiNotFoundResponse()
  async end(@Req() request: FastifyRequest, @Param('id') id: string): Promise<true> {
    return this.sessions.end(await this.staff.expect(request), id, { onlyOwn: true });
  }

  @Post(OWN_SESSION_PATHS.endOthers)
  @HttpCode(200)
  @ApiOkResponse({ type: Boolean })
  async endOthers(@Req() request: FastifyRequest): Promise<true> {
    const actor = await this.staff.expect(request);
    return this.sessions.endAll(actor, actor.user.id);
  }
}
