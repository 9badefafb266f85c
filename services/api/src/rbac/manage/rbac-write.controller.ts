import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { RBAC_PATHS, RBAC_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import { IdPipe } from '../../core/dto/id.pipe.ts';
import { CurrentStaff, StaffActor } from '../staff-actor.ts';
import { Actions } from './actions.ts';
import {
  NewRbacActionDto,
  NewRbacRoleDto,
  NewStaffAccountDto,
  RbacActionChangeDto,
  RbacRoleChangeDto,
  StaffAccountChangeDto,
} from './rbac-input.dto.ts';
import { RbacActionDto, RbacRoleDto, StaffAccountDto } from './rbac.dto.ts';
import { Roles } from './roles.ts';
import { StaffAccounts } from './staff-accounts.ts';

/** Changes of who may do what. */
@ApiTags('rbac')
@ApiBearerAuth()
@ApiUnprocessableEntityResponse()
@Controller()
export class RbacWriteController {
  constructor(
    private readonly actions: Actions,
    private readonly roles: Roles,
    private readonly accounts: StaffAccounts,
  ) {}

  @Post(RBAC_PATHS.actionAdd)
  @Requires(RBAC_RIGHTS.actionAdd)
  @HttpCode(200)
  @ApiOkResponse({ type: RbacActionDto })
  actionAdd(@Body() body: NewRbacActionDto, @CurrentStaff() actor: StaffActor): Promise<RbacActionDto> {
    return this.actions.add(actor, body);
  }

  @Post(`${RBAC_PATHS.actionUpdate}/:id`)
  @Requires(RBAC_RIGHTS.actionUpdate)
  @HttpCode(200)
  @ApiOkResponse({ type: RbacActionDto })
  @ApiNotFoundResponse()
  actionUpdate(
    @Param('id', IdPipe) id: number,
    @Body() body: RbacActionChangeDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<RbacActionDto> {
    return this.actions.update(actor, id, body);
  }

  @Post(`${RBAC_PATHS.actionRemove}/:id`)
  @Requires(RBAC_RIGHTS.actionRemove)
  @HttpCode(200)
  @ApiOkResponse({ type: Boolean })
  @ApiNotFoundResponse()
  actionRemove(@Param('id', IdPipe) id: number, @CurrentStaff() actor: StaffActor): Promise<true> {
    return this.actions.remove(actor, id);
  }

  @Post(RBAC_PATHS.roleAdd)
  @Requires(RBAC_RIGHTS.roleAdd)
  @HttpCode(200)
  @ApiOkResponse({ type: RbacRoleDto })
  roleAdd(@Body() body: NewRbacRoleDto, @CurrentStaff() actor: StaffActor): Promise<RbacRoleDto> {
    return this.roles.add(actor, body);
  }

  @Post(`${RBAC_PATHS.roleUpdate}/:id`)
  @Requires(RBAC_RIGHTS.roleUpdate)
  @HttpCode(200)
  @ApiOkResponse({ type: RbacRoleDto })
  @ApiNotFoundResponse()
  roleUpdate(
    @Param('id', IdPipe) id: number,
    @Body() body: RbacRoleChangeDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<RbacRoleDto> {
    return this.roles.update(actor, id, body);
  }

  @Post(`${RBAC_PATHS.roleRemove}/:id`)
  @Requires(RBAC_RIGHTS.roleRemove)
  @HttpCode(200)
  @ApiOkResponse({ type: Boolean })
  @ApiNotFoundResponse()
  roleRemove(@Param('id', IdPipe) id: number, @CurrentStaff() actor: StaffActor): Promise<true> {
    return this.roles.remove(actor, id);
  }

  @Post(RBAC_PATHS.userAdd)
  @Requires(RBAC_RIGHTS.userAdd)
  @HttpCode(200)
  @ApiOkResponse({ type: StaffAccountDto })
  userAdd(@Body() body: NewStaffAccountDto, @CurrentStaff() actor: StaffActor): Promise<StaffAccountDto> {
    return this.accounts.add(actor, body);
  }

  @Post(`${RBAC_PATHS.userUpdate}/:id`)
  @Requires(RBAC_RIGHTS.userUpdate)
  @HttpCode(200)
  @ApiOkResponse({ type: StaffAccountDto })
  @ApiNotFoundResponse()
  userUpdate(
    @Param('id', IdPipe) id: number,
    @Body() body: StaffAccountChangeDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<StaffAccountDto> {
    return this.accounts.update(actor, id, body);
  }

  @Post(`${RBAC_PATHS.secondFactorReset}/:id`)
  @Requires(RBAC_RIGHTS.secondFactorReset)
  @HttpCode(200)
  @ApiOkResponse({ type: StaffAccountDto })
  @ApiNotFoundResponse()
  secondFactorReset(
    @Param('id', IdPipe) id: number,
    @CurrentStaff() actor: StaffActor,
  ): Promise<StaffAccountDto> {
    return this.accounts.resetSecondFactor(actor, id);
  }

  @Post(`${RBAC_PATHS.userRemove}/:id`)
  @Requires(RBAC_RIGHTS.userRemove)
  @HttpCode(200)
  @ApiOkResponse({ type: Boolean })
  @ApiNotFoundResponse()
  userRemove(@Param('id', IdPipe) id: number, @CurrentStaff() actor: StaffActor): Promise<true> {
    return this.accounts.remove(actor, id);
  }
}
