import { Body, Controller, Get, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RELEASES_PATHS, RELEASES_RIGHTS } from '@polden/api-contract';
import { Requires } from '../core/access/access.decorators.ts';
import type { Actor } from '../core/access/authenticators.ts';
import { CurrentActor } from '../core/access/current-actor.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { InTimeGuard } from './in-time.guard.ts';
import { ChannelsService } from './pointers/channels.service.ts';
import { PreviewsService } from './pointers/previews.service.ts';
import { RetirementService } from './pointers/retirement.service.ts';
import { PruneService } from './prune.service.ts';
import { environmentOf } from './release-environment.ts';
import { PointerMoveDto } from './pointer-move.dto.ts';
import {
  PreviewLinkDto,
  PromoteFromDto,
  PromoteReleasesDto,
  PrunedReleasesDto,
  PruneReleasesDto,
  RemovePreviewDto,
  RetireRemoteDto,
  RollbackRemotesDto,
  SetCanaryDto,
  SetPreviewDto,
} from './releases.dto.ts';
import { EnvironmentQuery, HistoryQuery } from './releases.query.ts';
import { StatusService } from './status.service.ts';
import { PointerHistoryDto } from './history.dto.ts';
import { RemoteStatusDto } from './status.dto.ts';

/** Who gets which release: teams move their own remotes, the staff any. */
@ApiTags('releases')
@ApiBearerAuth()
@UseGuards(InTimeGuard)
@Controller()
export class ChannelsController {
  constructor(
    private readonly config: ApiConfig,
    private readonly channels: ChannelsService,
    private readonly previews: PreviewsService,
    private readonly retirements: RetirementService,
    private readonly pruner: PruneService,
    private readonly statuses: StatusService,
  ) {}

  @Post(RELEASES_PATHS.promote)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.promote)
  @ApiOkResponse({ type: PointerMoveDto })
  promote(@CurrentActor() actor: Actor, @Body() body: PromoteReleasesDto): Promise<PointerMoveDto> {
    return this.channels.promote(actor, body);
  }

  @Post(RELEASES_PATHS.promoteFrom)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.promoteFrom)
  @ApiOkResponse({ type: PointerMoveDto })
  promoteFrom(@CurrentActor() actor: Actor, @Body() body: PromoteFromDto): Promise<PointerMoveDto> {
    return this.channels.promoteFrom(actor, body);
  }

  @Post(RELEASES_PATHS.canary)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.canary)
  @ApiOkResponse({ type: PointerMoveDto })
  canary(@CurrentActor() actor: Actor, @Body() body: SetCanaryDto): Promise<PointerMoveDto> {
    return this.channels.setCanary(actor, body);
  }

  @Post(RELEASES_PATHS.rollback)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.rollback)
  @ApiOkResponse({ type: PointerMoveDto })
  rollback(@CurrentActor() actor: Actor, @Body() body: RollbackRemotesDto): Promise<PointerMoveDto> {
    return this.channels.rollback(actor, body);
  }

  @Post(RELEASES_PATHS.retire)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.retire)
  @ApiOkResponse({ type: PointerMoveDto })
  retire(@CurrentActor() actor: Actor, @Body() body: RetireRemoteDto): Promise<PointerMoveDto> {
    return this.retirements.retire(actor, body);
  }

  @Post(RELEASES_PATHS.preview)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.preview)
  @ApiOkResponse({ type: PreviewLinkDto })
  preview(@CurrentActor() actor: Actor, @Body() body: SetPreviewDto): Promise<PreviewLinkDto> {
    return this.previews.setPreview(actor, body);
  }

  @Post(RELEASES_PATHS.previewRemove)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.previewRemove)
  @ApiOkResponse({ type: PointerMoveDto })
  removePreview(@CurrentActor() actor: Actor, @Body() body: RemovePreviewDto): Promise<PointerMoveDto> {
    return this.previews.removePreview(actor, body);
  }

  @Post(RELEASES_PATHS.prune)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.prune)
  @ApiOkResponse({ type: PrunedReleasesDto })
  prune(@CurrentActor() actor: Actor, @Body() body: PruneReleasesDto): Promise<PrunedReleasesDto> {
    return this.pruner.prune(actor, body);
  }

  @Get(RELEASES_PATHS.status)
  @Requires(RELEASES_RIGHTS.status)
  @ApiOkResponse({ type: RemoteStatusDto, isArray: true })
  status(
    @CurrentActor() actor: Actor,
    @Query() { environment }: EnvironmentQuery,
  ): Promise<RemoteStatusDto[]> {
    return this.statuses.remotesOf(actor, environmentOf(this.config, environment));
  }

  @Get(RELEASES_PATHS.history)
  @Requires(RELEASES_RIGHTS.history)
  @ApiOkResponse({ type: PointerHistoryDto })
  history(@CurrentActor() actor: Actor, @Query() query: HistoryQuery): Promise<PointerHistoryDto> {
    return this.statuses.history(actor, environmentOf(this.config, query.environment), query);
  }
}
