import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { CHANGE_SET_PATHS, CHANGE_SET_RIGHTS } from '@polden/api-contract';
import { DoneDto } from '../../core/dto/done.dto.ts';
import { Requires } from '../../core/access/access.decorators.ts';
import { IdPipe } from '../../core/dto/id.pipe.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import {
  ChangeSetDto,
  ChangeSetMemberDto,
  ChangeSetNameDto,
  ChangeSetScheduleDto,
  ChangeSetSummaryDto,
  NewMemberDto,
  SeenChangeSetDto,
} from './change-sets.dto.ts';
import { ChangeSets } from './change-sets.ts';

@ApiTags('change-sets')
@ApiBearerAuth()
@ApiNotFoundResponse()
@ApiUnprocessableEntityResponse()
@Controller()
export class ChangeSetsController {
  constructor(private readonly sets: ChangeSets) {}

  @Get(CHANGE_SET_PATHS.list)
  @Requires(CHANGE_SET_RIGHTS.list)
  @ApiOkResponse({ type: [ChangeSetSummaryDto] })
  list(@CurrentStaff() reader: StaffActor): Promise<ChangeSetSummaryDto[]> {
    return this.sets.list(reader);
  }

  @Get(`${CHANGE_SET_PATHS.item}/:id`)
  @Requires(CHANGE_SET_RIGHTS.item)
  @ApiOkResponse({ type: ChangeSetDto })
  item(@Param('id', IdPipe) id: number, @CurrentStaff() reader: StaffActor): Promise<ChangeSetDto> {
    return this.sets.item(id, reader);
  }

  @Post(CHANGE_SET_PATHS.add)
  @HttpCode(200)
  @Requires(CHANGE_SET_RIGHTS.add)
  @ApiOkResponse({ type: ChangeSetDto })
  add(@Body() { title }: ChangeSetNameDto, @CurrentStaff() actor: StaffActor): Promise<ChangeSetDto> {
    return this.sets.add(title, actor);
  }

  @Post(`${CHANGE_SET_PATHS.update}/:id`)
  @HttpCode(200)
  @Requires(CHANGE_SET_RIGHTS.update)
  @ApiOkResponse({ type: ChangeSetDto })
  update(
    @Param('id', IdPipe) id: number,
    @Body() { title }: ChangeSetNameDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ChangeSetDto> {
    return this.sets.rename(id, title, actor);
  }

  @Post(`${CHANGE_SET_PATHS.remove}/:id`)
  @HttpCode(200)
  @Requires(CHANGE_SET_RIGHTS.remove)
  @ApiOkResponse({ type: DoneDto })
  async remove(@Param('id', IdPipe) id: number, @CurrentStaff() actor: StaffActor): Promise<DoneDto> {
    await this.sets.remove(id, actor);
    return { ok: true };
  }

  @Post(`${CHANGE_SET_PATHS.put}/:id`)
  @HttpCode(200)
  @Requires(CHANGE_SET_RIGHTS.put)
  @ApiOkResponse({ type: ChangeSetDto })
  put(
    @Param('id', IdPipe) id: number,
    @Body() member: NewMemberDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ChangeSetDto> {
    return this.sets.put(id, member, actor);
  }

  @Post(`${CHANGE_SET_PATHS.take}/:id`)
  @HttpCode(200)
  @Requires(CHANGE_SET_RIGHTS.take)
  @ApiOkResponse({ type: ChangeSetDto })
  take(
    @Param('id', IdPipe) id: number,
    @Body() member: ChangeSetMemberDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ChangeSetDto> {
    return this.sets.take(id, member, actor);
  }

  @Post(`${CHANGE_SET_PATHS.publish}/:id`)
  @HttpCode(200)
  @Requires(CHANGE_SET_RIGHTS.publish)
  @ApiOkResponse({ type: ChangeSetDto })
  @ApiConflictResponse({
    description: 'It is not as it was seen, or an item has changed since its draft was begun',
  })
  publish(
    @Param('id', IdPipe) id: number,
    @Body() seen: SeenChangeSetDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ChangeSetDto> {
    return this.sets.publish(id, seen, actor);
  }

  @Post(`${CHANGE_SET_PATHS.schedule}/:id`)
  @HttpCode(200)
  @Requires(CHANGE_SET_RIGHTS.schedule)
  @ApiOkResponse({ type: ChangeSetDto })
  @ApiConflictResponse({ description: 'It is not as it was seen' })
  schedule(
    @Param('id', IdPipe) id: number,
    @Body() change: ChangeSetScheduleDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ChangeSetDto> {
    return this.sets.schedule(id, change, actor);
  }

  @Post(`${CHANGE_SET_PATHS.revert}/:id`)
  @HttpCode(200)
  @Requires(CHANGE_SET_RIGHTS.revert)
  @ApiOkResponse({ type: ChangeSetDto })
  @ApiConflictResponse({ description: 'An item has changed since' })
  revert(@Param('id', IdPipe) id: number, @CurrentStaff() actor: StaffActor): Promise<ChangeSetDto> {
    return this.sets.revert(id, actor);
  }
}
