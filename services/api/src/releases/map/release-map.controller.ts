import { Controller, Get, Header, type MessageEvent, Query, Sse } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { RELEASES_PATHS } from '@polden/api-contract';
import { Observable } from 'rxjs';
import { Public } from '../../core/access/access.decorators.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { EnvironmentQuery } from '../releases.query.ts';
import { SignedTextDto } from '../releases.dto.ts';
import { environmentOf } from '../release-environment.ts';
import { ReleaseMapService } from './release-map.service.ts';

const MAP_HEARTBEAT_MS = 15_000;

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

/**
 * The sequence of the map now and after each change, and again from time to time, so that a cut stream is noticed.
 * Throws 503 while no map is loaded.
 */
function mapEvents(maps: ReleaseMapService, environment: string): Observable<MessageEvent> {
  // Before the answer begins.
  maps.current(environment);
  return new Observable<MessageEvent>((subscriber) => {
    const send = (type: string, sequence: number) =>
      subscriber.next({ type, id: String(sequence), data: { sequence } });
    const subscription = maps.changes.subscribe({
      next: (change) => change.environment === environment && send('map', change.sequence),
      complete: () => subscriber.complete(),
    });
    const { sequence } = maps.current(environment);
    send('map', sequence);
    const timer = setInterval(
      () => send('heartbeat', maps.current(environment).sequence),
      MAP_HEARTBEAT_MS,
    ).unref();
    return () => {
      clearInterval(timer);
      subscription.unsubscribe();
    };
  });
}
