import { Controller, Get, Headers, type MessageEvent, Query, Sse } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CHANGES_HEARTBEAT_MS, CHANGES_PATHS, type ContentChanges } from '@polden/api-contract';
import { type Observable } from 'rxjs';
import { Public } from '../access/access.decorators.ts';
import { AppError } from '../errors/app-error.ts';
import { ChangesQuery, ContentChangesDto } from './changes.dto.ts';
import { changeEvents } from './change-events.ts';
import { ContentChangesService } from './content-changes.service.ts';

@ApiTags('changes')
@Public()
@Controller()
export class ChangesController {
  constructor(private readonly changes: ContentChangesService) {}

  @Get(CHANGES_PATHS.list)
  @ApiOkResponse({ type: ContentChangesDto })
  list(@Query() { since }: ChangesQuery): Promise<ContentChanges> {
    return this.changes.since(since);
  }

  @Sse(CHANGES_PATHS.stream)
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ type: String, description: 'Events change, reset and heartbeat' })
  stream(
    @Query() { since }: ChangesQuery,
    @Headers('accept') accept: string | undefined,
    @Headers('last-event-id') lastEventId: string | undefined,
  ): Observable<MessageEvent> {
    if (!takesEvents(accept)) throw new AppError(406, 'Это поток событий: нужен Accept: text/event-stream');
    const last = Number(lastEventId);
    const known = lastEventId && Number.isSafeInteger(last) && last >= 0 ? last : since;
    return changeEvents(this.changes, known, CHANGES_HEARTBEAT_MS);
  }
}

/** A client that does not ask for events would wait for an end that never comes. */
function takesEvents(accept: string | undefined): boolean {
  return accept !== undefined && /text\/event-stream|\*\/\*/u.test(accept);
}
