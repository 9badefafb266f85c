import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RBAC_PATHS, RBAC_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import { IdPipe } from '../../core/dto/id.pipe.ts';
import { CurrentStaff, StaffActor } from '../staff-actor.ts';
import { StaffSessions } from './staff-sessions.ts';

/** An end to the sessions of others. */
@ApiTags('rbac')
@ApiBearerAuth()
@ApiNotFoundResponse()
@Controller()
export class StaffSessionsController {
  constructor(private readonly sessions: StaffSessions) {}

  @Post(`${RBAC_PATHS.sessionEnd}/:id`)
  @Requires(RBAC_RIGHTS.sessionEnd)
  @HttpCode(200)
  @ApiOkResponse({ type: Boolean })
  end(@Param('id') id: string, @CurrentStaff() actor: StaffActor): Promise<true> {
    return this.sessions.end(actor, id, { onlyOwn: false });
  }

  @Post(`${RBAC_PATHS.sessionsEnd}/:id`)
  @Requires(RBAC_RIGHTS.sessionsEnd)
  @HttpCode(200)
  @ApiOkResponse({ type: Boolean })
  endAll(@Param('id', IdPipe) id: number, @CurrentStaff() actor: StaffActor): Promise<true> {
    return this.sessions.endAll(actor, id);
  }
}
