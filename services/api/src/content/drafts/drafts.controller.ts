import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { DRAFT_PATHS, DRAFT_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import { IdPipe } from '../../core/dto/id.pipe.ts';
import { setBodyLimit } from '../../core/routes/body-limit.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { CONTENT_BODY_BYTES } from '../content-body-limit.ts';
import type { ContentItem } from '../content-view.ts';
import { Calendar } from './calendar.ts';
import { ContentDrafts } from './content-drafts.ts';
import {
  CalendarEntryDto,
  CalendarQueryDto,
  DiscardDraftDto,
  DraftStateDto,
  PublishDraftDto,
  SaveDraftDto,
  ScheduleItemDto,
} from './drafts.dto.ts';
import { Schedules } from './schedules.ts';

@ApiTags('drafts')
@ApiBearerAuth()
@ApiNotFoundResponse()
@ApiUnprocessableEntityResponse()
@Controller()
export class DraftsController {
  constructor(
    private readonly drafts: ContentDrafts,
    private readonly schedules: Schedules,
    private readonly calendar: Calendar,
    adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {
    setBodyLimit(adapterHost, [`${DRAFT_PATHS.save}/:type/:id`], CONTENT_BODY_BYTES);
  }

  @Get(DRAFT_PATHS.calendar)
  @Requires(DRAFT_RIGHTS.calendar)
  @ApiOkResponse({ type: [CalendarEntryDto] })
  between(@Query() query: CalendarQueryDto, @CurrentStaff() actor: StaffActor): Promise<CalendarEntryDto[]> {
    return this.calendar.between(query, actor);
  }

  @Get(`${DRAFT_PATHS.item}/:type/:id`)
  @Requires(DRAFT_RIGHTS.item)
  @ApiOkResponse({ type: DraftStateDto })
  item(
    @Param('type') type: string,
    @Param('id', IdPipe) id: number,
    @CurrentStaff() actor: StaffActor,
  ): Promise<DraftStateDto> {
    return this.drafts.state(type, id, actor);
  }

  @Post(`${DRAFT_PATHS.save}/:type/:id`)
  @HttpCode(200)
  @Requires(DRAFT_RIGHTS.save)
  @ApiOkResponse({ type: DraftStateDto })
  @ApiConflictResponse({ description: '`current` is the draft as it stands' })
  save(
    @Param('type') type: string,
    @Param('id', IdPipe) id: number,
    @Body() body: SaveDraftDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<DraftStateDto> {
    return this.drafts.save(type, id, body, actor);
  }

  @Post(`${DRAFT_PATHS.discard}/:type/:id`)
  @HttpCode(200)
  @Requires(DRAFT_RIGHTS.discard)
  @ApiBody({ type: DiscardDraftDto, required: false })
  @ApiOkResponse({ type: DraftStateDto })
  @ApiConflictResponse({ description: '`current` is the draft as it stands' })
  discard(
    @Param('type') type: string,
    @Param('id', IdPipe) id: number,
    @Body() body: DiscardDraftDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<DraftStateDto> {
    return this.drafts.discard(type, id, body.version, actor);
  }

  @Post(`${DRAFT_PATHS.publish}/:type/:id`)
  @HttpCode(200)
  @Requires(DRAFT_RIGHTS.publish)
  @ApiOkResponse({ schema: { type: 'object', description: 'The item, as its type has it' } })
  @ApiConflictResponse({ description: '`current` is the draft, or the item, as it stands' })
  publish(
    @Param('type') type: string,
    @Param('id', IdPipe) id: number,
    @Body() { version }: PublishDraftDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ContentItem> {
    return this.drafts.publish(type, id, version, actor);
  }

  @Post(`${DRAFT_PATHS.schedule}/:type/:id`)
  @HttpCode(200)
  @Requires(DRAFT_RIGHTS.schedule)
  @ApiOkResponse({ type: DraftStateDto })
  @ApiConflictResponse({ description: '`current` is the draft as it stands' })
  schedule(
    @Param('type') type: string,
    @Param('id', IdPipe) id: number,
    @Body() body: ScheduleItemDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<DraftStateDto> {
    return this.schedules.set(type, id, body, actor);
  }
}
