import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { SAVED_VIEW_PATHS, SAVED_VIEW_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import { IdPipe } from '../../core/dto/id.pipe.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import {
  NewSavedViewDto,
  RenameViewDto,
  SavedViewDto,
  SavedViewsQueryDto,
  ShareViewDto,
} from './saved-views.dto.ts';
import { SavedViewsService } from './saved-views.service.ts';

@ApiTags('saved-view')
@ApiBearerAuth()
@ApiUnprocessableEntityResponse()
@Controller()
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get(SAVED_VIEW_PATHS.list)
  @Requires(SAVED_VIEW_RIGHTS.list)
  @ApiOkResponse({ type: [SavedViewDto] })
  list(@Query() { type }: SavedViewsQueryDto, @CurrentStaff() actor: StaffActor): Promise<SavedViewDto[]> {
    return this.views.list(type, actor);
  }

  @Post(SAVED_VIEW_PATHS.add)
  @HttpCode(200)
  @Requires(SAVED_VIEW_RIGHTS.add)
  @ApiOkResponse({ type: SavedViewDto })
  add(@Body() view: NewSavedViewDto, @CurrentStaff() actor: StaffActor): Promise<SavedViewDto> {
    return this.views.add(view, actor);
  }

  @Post(`${SAVED_VIEW_PATHS.rename}/:id`)
  @HttpCode(200)
  @Requires(SAVED_VIEW_RIGHTS.rename)
  @ApiOkResponse({ type: SavedViewDto })
  @ApiNotFoundResponse()
  rename(
    @Param('id', IdPipe) id: number,
    @Body() { title }: RenameViewDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<SavedViewDto> {
    return this.views.rename(id, title, actor);
  }

  @Post(`${SAVED_VIEW_PATHS.share}/:id`)
  @HttpCode(200)
  @Requires(SAVED_VIEW_RIGHTS.share)
  @ApiOkResponse({ type: SavedViewDto })
  @ApiNotFoundResponse()
  share(
    @Param('id', IdPipe) id: number,
    @Body() { shared }: ShareViewDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<SavedViewDto> {
    return this.views.share(id, shared, actor);
  }

  @Post(`${SAVED_VIEW_PATHS.remove}/:id`)
  @HttpCode(200)
  @Requires(SAVED_VIEW_RIGHTS.remove)
  @ApiOkResponse({ schema: { type: 'object', properties: { ok: { type: 'boolean' } } } })
  @ApiNotFoundResponse()
  async remove(@Param('id', IdPipe) id: number, @CurrentStaff() actor: StaffActor): Promise<{ ok: true }> {
    await this.views.remove(id, actor);
    return { ok: true };
  }
}
