import { Controller, Get, Header, type MessageEvent, Query, Sse } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { RELEASES_PATHS } from '@polden/api-contract';
import type { Observable } from 'rxjs';
import { Public } from '../../core/access/access.decorators.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { EnvironmentQuery } from '../releases.query.ts';
import { SignedTextDto } from '../releases.dto.ts';
import { environmentOf } from '../release-environment.ts';
import { mapEvents } from './map-events.ts';
import { ReleaseMapService } from './release-map.service.ts';

/** Public: the signature is what makes the map trustworthy. */
@ApiTags('releases')
@Controller()
export class ReleaseMapController {
  constructor(
    private readonly map: ReleaseMapService,
    private readonly config: ApiConfig,
  ) {}

  @Get(RELEASES_PATHS.map)
  @Public()
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: SignedTextDto })
  read(@Query() { environment }: EnvironmentQuery): SignedTextDto {
    return this.map.current(environmentOf(this.config, environment)).signed;
  }

  @Sse(RELEASES_PATHS.mapEvents)
  @Public()
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    schema: { type: 'string' },
    description: 'Events map and heartbeat with the sequence of the newest map',
  })
  events(@Query() { environment }: EnvironmentQuery): Observable<MessageEvent> {
    return mapEvents(this.map, environmentOf(this.config, environment));
  }
}
