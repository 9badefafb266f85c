import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { DESK_PATHS, DESK_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { DeskDto, FindQueryDto, FoundItemDto } from './desk.dto.ts';
import { DeskService } from './desk.service.ts';

@ApiTags('desk')
@ApiBearerAuth()
@Controller()
export class DeskController {
  constructor(private readonly desk: DeskService) {}

  @Get(DESK_PATHS.find)
  @Requires(DESK_RIGHTS.find)
  @ApiOkResponse({ type: [FoundItemDto] })
  @ApiUnprocessableEntityResponse()
  find(@Query() { q }: FindQueryDto, @CurrentStaff() actor: StaffActor): Promise<FoundItemDto[]> {
    return this.desk.find(q, actor);
  }

  @Get(DESK_PATHS.overview)
  @Requires(DESK_RIGHTS.overview)
  @ApiOkResponse({ type: DeskDto })
  overview(@CurrentStaff() actor: StaffActor): Promise<DeskDto> {
    return this.desk.overview(actor);
  }
}
