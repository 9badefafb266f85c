import { ApiProperty } from '@nestjs/swagger';
import {
  type DeliveryState,
  type NewWebhook,
  type Webhook,
  type WebhookChange,
  WEBHOOK_KINDS,
  WEBHOOK_PING,
  WEBHOOK_TITLE_MAX,
  WEBHOOK_URL_MAX,
  type WebhookDelivery,
  type WebhookInput,
  type WebhookKind,
  type WebhookLog,
} from '@polden/api-contract';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import { QueryPage } from '../core/dto/query-page.ts';
import { Line } from '../core/dto/field.ts';
import { SeenFields } from '../core/dto/expect-as-seen.ts';

const STATES: DeliveryState[] = ['queued', 'failed', 'sent', 'dead'];
const moment = { type: String, format: 'date-time' } as const;

export class WebhookInputDto implements WebhookInput {
  @Line(WEBHOOK_TITLE_MAX, `Название: не длиннее ${WEBHOOK_TITLE_MAX} знаков`, {
    required: true,
    missing: 'Назовите вебхук',
  })
  title: string = '';

  @Line(WEBHOOK_URL_MAX, `Адрес: не длиннее ${WEBHOOK_URL_MAX} знаков`, {
    required: true,
    missing: 'Введите адрес',
  })
  url: string = '';

  @ApiProperty({ enum: WEBHOOK_KINDS, isArray: true })
  @IsArray({ message: 'Выберите, о чём сообщать' })
  @ArrayNotEmpty({ message: 'Выберите, о чём сообщать' })
  @ArrayUnique({ message: 'Одно событие названо дважды' })
  @IsIn(WEBHOOK_KINDS, { each: true, message: 'О таком событии не сообщаем' })
  kinds: WebhookKind[] = [];

  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: 'Включён: да или нет' })
  active: boolean = true;
}

export class WebhookChangeDto extends WebhookInputDto implements WebhookChange {
  @SeenFields()
  seen?: WebhookInput;
}

class LastDeliveryDto {
  @ApiProperty({ enum: STATES }) state: DeliveryState = 'queued';
  @ApiProperty(moment) at = '';
}

export class WebhookDto implements Webhook {
  @ApiProperty({ type: String, format: 'uuid' }) id = '';
  @ApiProperty({ type: String }) title = '';
  @ApiProperty({ type: String }) url = '';
  @ApiProperty({ enum: WEBHOOK_KINDS, isArray: true }) kinds: WebhookKind[] = [];
  @ApiProperty({ type: Boolean }) active = true;
  @ApiProperty(moment) createdAt = '';
  @ApiProperty({ type: LastDeliveryDto, nullable: true }) last: LastDeliveryDto | null = null;
}

export class NewWebhookDto implements NewWebhook {
  @ApiProperty({ type: WebhookDto }) webhook: WebhookDto = new WebhookDto();
  @ApiProperty({ type: String }) secret = '';
}

class WebhookDeliveryDto implements WebhookDelivery {
  @ApiProperty({ type: String, format: 'uuid' }) id = '';
  @ApiProperty({ type: String, format: 'uuid' }) messageId = '';
  @ApiProperty({ enum: [...WEBHOOK_KINDS, WEBHOOK_PING] }) kind: WebhookDelivery['kind'] = 'ping';
  @ApiProperty({ enum: STATES }) state: DeliveryState = 'queued';
  @ApiProperty({ type: 'integer' }) attempts = 0;
  @ApiProperty({ type: 'integer', nullable: true }) status: number | null = null;
  @ApiProperty({ type: String }) error = '';
  @ApiProperty({ type: 'integer', nullable: true }) durationMs: number | null = null;
  @ApiProperty(moment) createdAt = '';
  @ApiProperty({ ...moment, nullable: true }) doneAt: string | null = null;
  @ApiProperty({ type: 'object', additionalProperties: true }) body: object = {};
}

export class WebhookLogDto implements WebhookLog {
  @ApiProperty({ type: [WebhookDeliveryDto] }) items: WebhookDeliveryDto[] = [];
  @ApiProperty({ type: 'integer' }) pageCount = 0;
}

export class WebhookLogQueryDto {
  @QueryPage()
  page: number = 1;
}
