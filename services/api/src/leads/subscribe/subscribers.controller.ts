import { Controller, Get, Header, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ADMIN_SUBSCRIBER_PATHS, SUBSCRIBER_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import { PersonalAccess } from '../../history/index.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { SubscriberListDto, SubscriberQueryDto } from './subscribe.dto.ts';
import { SubscriberList } from './subscriber-list.ts';

@ApiTags('subscribe')
@ApiBearerAuth()
@Controller()
export class SubscribersController {
  constructor(
    private readonly subscribers: SubscriberList,
    private readonly access: PersonalAccess,
  ) {}

  @Get(ADMIN_SUBSCRIBER_PATHS.list)
  @Requires(SUBSCRIBER_RIGHTS.list)
  @ApiOkResponse({ type: SubscriberListDto })
  list(@Query() { page, status }: SubscriberQueryDto): Promise<SubscriberListDto> {
    return this.subscribers.page(page, status ?? null);
  }

  @Get(ADMIN_SUBSCRIBER_PATHS.export)
  @Requires(SUBSCRIBER_RIGHTS.export)
  @Header('Content-Disposition', 'attachment; filename="subscribers.csv"')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(@CurrentStaff() actor: StaffActor): Promise<StreamableFile> {
    await this.access.note(actor, 'subscribers');
    return new StreamableFile(await this.subscribers.export(actor), { type: 'text/csv; charset=utf-8' });
  }
}
