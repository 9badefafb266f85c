import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RELEASES_PATHS, RELEASES_RIGHTS } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { Requires } from '../../../core/access/access.decorators.ts';
import type { Actor } from '../../../core/access/authenticators.ts';
import { CurrentActor } from '../../../core/access/current-actor.ts';
import { ApiConfig } from '../../../core/config/api-config.ts';
import { expectMayRead } from '../../policy/release-actor.ts';
import { environmentOf } from '../../release-environment.ts';
import { HealthQuery } from '../../releases.query.ts';
import { RemoteHealthDto } from './health.dto.ts';
import { RemoteHealthService } from './health.service.ts';

const DEFAULT_HOURS = 24;

@ApiTags('releases')
@Controller()
export class RemoteHealthController {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly health: RemoteHealthService,
  ) {}

  /** A team sees its own remotes, the staff all of them. */
  @Get(RELEASES_PATHS.health)
  @Requires(RELEASES_RIGHTS.health)
  @ApiOkResponse({ type: RemoteHealthDto })
  async read(
    @CurrentActor() actor: Actor,
    @Query() { environment, remote, hours = DEFAULT_HOURS }: HealthQuery,
  ): Promise<RemoteHealthDto> {
    await expectMayRead(this.dataSource.manager, actor, remote);
    return this.health.read({ environment: environmentOf(this.config, environment), remote, hours });
  }
}
