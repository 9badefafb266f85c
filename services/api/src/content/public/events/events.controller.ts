import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EVENT_PATHS } from '@polden/api-contract';
import { Public } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { EventBannerDto } from './events.dto.ts';
import { EventsService } from './events.service.ts';

@ApiTags('events')
@Public()
@Controller()
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Get(EVENT_PATHS.index)
  @Revalidated()
  @ApiOkResponse({ type: [EventBannerDto] })
  index(): Promise<EventBannerDto[]> {
    return this.events.index();
  }
}
