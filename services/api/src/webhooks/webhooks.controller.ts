import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { WEBHOOK_PATHS, WEBHOOK_RIGHTS } from '@polden/api-contract';
import { DoneDto } from '../core/dto/done.dto.ts';
import { Requires } from '../core/access/access.decorators.ts';
import { AppError } from '../core/errors/app-error.ts';
import { CurrentStaff, StaffActor } from '../rbac/index.ts';
import {
  NewWebhookDto,
  WebhookChangeDto,
  WebhookDto,
  WebhookInputDto,
  WebhookLogDto,
  WebhookLogQueryDto,
} from './webhooks.dto.ts';
import { Webhooks } from './webhooks.ts';

const Id = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new AppError(404, 'Такого вебхука нет') }));

@ApiTags('webhook')
@ApiBearerAuth()
@ApiNotFoundResponse()
@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Get(WEBHOOK_PATHS.list)
  @Requires(WEBHOOK_RIGHTS.list)
  @ApiOkResponse({ type: [WebhookDto] })
  list(): Promise<WebhookDto[]> {
    return this.webhooks.list();
  }

  @Post(WEBHOOK_PATHS.add)
  @HttpCode(200)
  @Requires(WEBHOOK_RIGHTS.add)
  @ApiOkResponse({ type: NewWebhookDto })
  add(@Body() input: WebhookInputDto, @CurrentStaff() actor: StaffActor): Promise<NewWebhookDto> {
    return this.webhooks.add(input, actor);
  }

  @Post(`${WEBHOOK_PATHS.update}/:id`)
  @HttpCode(200)
  @Requires(WEBHOOK_RIGHTS.update)
  @ApiOkResponse({ type: WebhookDto })
  update(
    @Id() id: string,
    @Body() input: WebhookChangeDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<WebhookDto> {
    return this.webhooks.update(id, input, actor);
  }

  @Post(`${WEBHOOK_PATHS.rotate}/:id`)
  @HttpCode(200)
  @Requires(WEBHOOK_RIGHTS.rotate)
  @ApiOkResponse({ type: NewWebhookDto })
  rotate(@Id() id: string, @CurrentStaff() actor: StaffActor): Promise<NewWebhookDto> {
    return this.webhooks.rotate(id, actor);
  }

  @Post(`${WEBHOOK_PATHS.remove}/:id`)
  @HttpCode(200)
  @Requires(WEBHOOK_RIGHTS.remove)
  @ApiOkResponse({ type: DoneDto })
  async remove(@Id() id: string, @CurrentStaff() actor: StaffActor): Promise<DoneDto> {
    await this.webhooks.remove(id, actor);
    return { ok: true };
  }

  @Post(`${WEBHOOK_PATHS.ping}/:id`)
  @HttpCode(200)
  @Requires(WEBHOOK_RIGHTS.ping)
  @ApiOkResponse({ type: DoneDto })
  async ping(@Id() id: string): Promise<DoneDto> {
    await this.webhooks.ping(id);
    return { ok: true };
  }

  @Get(`${WEBHOOK_PATHS.log}/:id`)
  @ApiParam({ name: 'id', format: 'uuid' })
  @Requires(WEBHOOK_RIGHTS.log)
  @ApiOkResponse({ type: WebhookLogDto })
  log(@Id() id: string, @Query() { page }: WebhookLogQueryDto): Promise<WebhookLogDto> {
    return this.webhooks.log(id, page);
  }

  @Post(`${WEBHOOK_PATHS.redeliver}/:id`)
  @HttpCode(200)
  @Requires(WEBHOOK_RIGHTS.redeliver)
  @ApiOkResponse({ type: DoneDto })
  async redeliver(@Id() id: string): Promise<DoneDto> {
    await this.webhooks.redeliver(id);
    return { ok: true };
  }
}
