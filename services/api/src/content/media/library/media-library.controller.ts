import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { MEDIA_PATHS, MEDIA_RIGHTS } from '@polden/api-contract';
import { isUUID } from 'class-validator';
import { DoneDto } from '../../../core/dto/done.dto.ts';
import { Requires } from '../../../core/access/access.decorators.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { CurrentStaff, StaffActor } from '../../../rbac/index.ts';
import { MediaImageDto } from '../media.dto.ts';
import {
  FocalPointDto,
  MediaDescriptionDto,
  MediaListDto,
  MediaListQueryDto,
  MediaUseDto,
} from './media-library.dto.ts';
import { MediaLibrary } from './media-library.ts';
import { MediaPurge } from './media-purge.ts';
import { MediaTrash } from './media-trash.ts';
import { MediaUsage } from './media-usage.ts';

@ApiTags('media')
@ApiBearerAuth()
@Controller()
export class MediaLibraryController {
  constructor(
    private readonly library: MediaLibrary,
    private readonly purges: MediaPurge,
    private readonly trash: MediaTrash,
    private readonly usage: MediaUsage,
  ) {}

  @Get(MEDIA_PATHS.list)
  @Requires(MEDIA_RIGHTS.list)
  @ApiOkResponse({ type: MediaListDto })
  @ApiForbiddenResponse({ description: 'Of the trash: it takes the right to restore or to purge' })
  async list(@Query() query: MediaListQueryDto, @CurrentStaff() actor: StaffActor): Promise<MediaListDto> {
    const maySeeTrash = actor.may(MEDIA_RIGHTS.restore) || actor.may(MEDIA_RIGHTS.purge);
    if (query.trashed && !maySeeTrash) throw new AppError(403, 'Недостаточно прав');
    return this.library.list(query);
  }

  @Post(MEDIA_PATHS.focalPoint)
  @HttpCode(200)
  @Requires(MEDIA_RIGHTS.focalPoint)
  @ApiOkResponse({ type: MediaImageDto })
  @ApiNotFoundResponse()
  setFocus(@Body() { id, x, y }: FocalPointDto, @CurrentStaff() actor: StaffActor): Promise<MediaImageDto> {
    return this.library.setFocus(id, { x, y }, actor);
  }

  @Get(`${MEDIA_PATHS.uses}/:id`)
  @Requires(MEDIA_RIGHTS.uses)
  @ApiOkResponse({ type: [MediaUseDto] })
  @ApiNotFoundResponse()
  uses(@Param('id') id: string, @CurrentStaff() actor: StaffActor): Promise<MediaUseDto[]> {
    return this.usage.knownTo(actor, expectId(id));
  }

  @Post(MEDIA_PATHS.describe)
  @HttpCode(200)
  @Requires(MEDIA_RIGHTS.describe)
  @ApiOkResponse({ type: DoneDto })
  @ApiNotFoundResponse()
  async describe(
    @Body() { id, alt }: MediaDescriptionDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<DoneDto> {
    await this.library.describe(id, alt.trim(), actor);
    return { ok: true };
  }

  @Post(`${MEDIA_PATHS.remove}/:id`)
  @HttpCode(200)
  @Requires(MEDIA_RIGHTS.remove)
  @ApiOkResponse({ type: DoneDto })
  @ApiNotFoundResponse()
  @ApiConflictResponse({ description: '`current.uses`: the items that use it' })
  async remove(@Param('id') id: string, @CurrentStaff() actor: StaffActor): Promise<DoneDto> {
    await this.trash.remove(expectId(id), actor);
    return { ok: true };
  }

  @Post(`${MEDIA_PATHS.restore}/:id`)
  @HttpCode(200)
  @Requires(MEDIA_RIGHTS.restore)
  @ApiOkResponse({ type: DoneDto })
  @ApiNotFoundResponse()
  async restore(@Param('id') id: string, @CurrentStaff() actor: StaffActor): Promise<DoneDto> {
    await this.trash.restore(expectId(id), actor);
    return { ok: true };
  }

  @Post(`${MEDIA_PATHS.purge}/:id`)
  @HttpCode(200)
  @Requires(MEDIA_RIGHTS.purge)
  @ApiOkResponse({ type: DoneDto })
  @ApiNotFoundResponse()
  @ApiConflictResponse({ description: '`current.uses`: the items that use it' })
  async purge(@Param('id') id: string, @CurrentStaff() actor: StaffActor): Promise<DoneDto> {
    await this.purges.purge(expectId(id), actor);
    return { ok: true };
  }
}

function expectId(id: string): string {
  if (isUUID(id)) return id;
  throw new AppError(404, 'Такой картинки или файла нет');
}
