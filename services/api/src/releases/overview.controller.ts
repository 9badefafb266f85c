import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RELEASES_PATHS, RELEASES_RIGHTS } from '@polden/api-contract';
import { Requires } from '../core/access/access.decorators.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { CurrentStaff, StaffActor } from '../rbac/index.ts';
import { OverviewService } from './overview.service.ts';
import { environmentOf } from './release-environment.ts';
import { EnvironmentQuery } from './releases.query.ts';
import { RemoteSettingsChangeDto } from './settings.dto.ts';
import { SettingsService } from './settings.service.ts';
import { ReleaseOverviewDto } from './overview.dto.ts';
import { RemoteSettingsDto } from './status.dto.ts';

/** What the staff area shows of releases, and how the staff has them judged. */
@ApiTags('releases')
@Controller()
export class OverviewController {
  constructor(
    private readonly config: ApiConfig,
    private readonly overviews: OverviewService,
    private readonly settings: SettingsService,
  ) {}

  @Get(RELEASES_PATHS.overview)
  @Requires(RELEASES_RIGHTS.overview)
  @ApiOkResponse({ type: ReleaseOverviewDto })
  overview(
    @CurrentStaff() actor: StaffActor,
    @Query() { environment }: EnvironmentQuery,
  ): Promise<ReleaseOverviewDto> {
    return this.overviews.read(actor, environmentOf(this.config, environment));
  }

  @Post(RELEASES_PATHS.settings)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.settings)
  @ApiOkResponse({ type: RemoteSettingsDto })
  change(
    @CurrentStaff() actor: StaffActor,
    @Body() body: RemoteSettingsChangeDto,
  ): Promise<RemoteSettingsDto> {
    return this.settings.change(actor, body);
  }
}
