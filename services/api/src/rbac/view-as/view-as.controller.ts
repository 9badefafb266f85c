import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProperty, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { VIEW_AS_PATHS, VIEW_AS_RIGHTS, VIEW_AS_STOP, type ViewAs } from '@polden/api-contract';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { BySession, Requires } from '../../core/access/access.decorators.ts';
import { StaffRoleDto, StaffUserDto } from '../auth.dto.ts';
import { CurrentStaff, StaffActor } from '../staff-actor.ts';
import { StaffAuthenticator } from '../staff-authenticator.ts';
import { ViewingAs } from './viewing-as.ts';

class ViewAsDto implements ViewAs {
  @ApiProperty({ example: 'MANAGER' })
  @IsString({ message: 'Выберите роль' })
  @MaxLength(100, { message: 'Такой роли нет' })
  role: string;
}

@ApiTags('rbac')
@ApiBearerAuth()
@Controller()
export class ViewAsController {
  constructor(
    private readonly staff: StaffAuthenticator,
    private readonly viewing: ViewingAs,
  ) {}

  @Get(VIEW_AS_PATHS.roles)
  @Requires(VIEW_AS_RIGHTS.roles)
  @ApiOkResponse({ type: [StaffRoleDto] })
  roles(@CurrentStaff() actor: StaffActor): Promise<StaffRoleDto[]> {
    return this.viewing.roles(actor);
  }

  @Post(VIEW_AS_PATHS.start)
  @HttpCode(200)
  @Requires(VIEW_AS_RIGHTS.start)
  @ApiOkResponse({ type: StaffUserDto })
  start(@Body() { role }: ViewAsDto, @CurrentStaff() actor: StaffActor): Promise<StaffUserDto> {
    return this.viewing.start(actor, role);
  }

  @Post(VIEW_AS_STOP)
  @HttpCode(200)
  @BySession()
  @ApiOkResponse({ type: StaffUserDto })
  @ApiUnauthorizedResponse()
  async stop(@Req() request: FastifyRequest): Promise<StaffUserDto> {
    return this.viewing.stop(await this.staff.expect(request));
  }
}
