import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RBAC_PATHS, RBAC_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import { IdPipe } from '../../core/dto/id.pipe.ts';
import { SessionsQuery, StaffSessionDto } from '../sessions/staff-session.dto.ts';
import { StaffSessions } from '../sessions/staff-sessions.ts';
import { CurrentStaff, StaffActor } from '../staff-actor.ts';
import { RbacReader } from './rbac-reader.repository.ts';
import { RbacActionDto, RbacRoleDto, StaffAccountDto } from './rbac.dto.ts';

/** Who may do what. The paths lack `admin`, the answers are for administrators all the same. */
@ApiTags('rbac')
@ApiBearerAuth()
@Controller()
export class RbacReadController {
  constructor(
    private readonly reader: RbacReader,
    private readonly sessionList: StaffSessions,
  ) {}

  @Get(RBAC_PATHS.actions)
  @Requires(RBAC_RIGHTS.actions)
  @ApiOkResponse({ type: [RbacActionDto] })
  actions(): Promise<RbacActionDto[]> {
    return this.reader.actions();
  }

  @Get(RBAC_PATHS.roles)
  @Requires(RBAC_RIGHTS.roles)
  @ApiOkResponse({ type: [RbacRoleDto] })
  roles(): Promise<RbacRoleDto[]> {
    return this.reader.roles();
  }

  @Get(RBAC_PATHS.users)
  @Requires(RBAC_RIGHTS.users)
  @ApiOkResponse({ type: [StaffAccountDto] })
  users(): Promise<StaffAccountDto[]> {
    return this.reader.accounts();
  }

  @Get(`${RBAC_PATHS.user}/:id`)
  @Requires(RBAC_RIGHTS.user)
  @ApiOkResponse({ type: StaffAccountDto })
  @ApiNotFoundResponse()
  user(@Param('id', IdPipe) id: number): Promise<StaffAccountDto> {
    return this.reader.account(id);
  }

  @Get(RBAC_PATHS.managers)
  @Requires(RBAC_RIGHTS.managers)
  @ApiOkResponse({ type: [StaffAccountDto] })
  managers(): Promise<StaffAccountDto[]> {
    return this.reader.accounts({ onlyManagers: true });
  }

  @Get(RBAC_PATHS.sessions)
  @Requires(RBAC_RIGHTS.sessions)
  @ApiOkResponse({ type: [StaffSessionDto] })
  sessions(@Query() { user }: SessionsQuery, @CurrentStaff() actor: StaffActor): Promise<StaffSessionDto[]> {
    return this.sessionList.list(actor, user ?? null);
  }
}
