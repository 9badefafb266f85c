import {
  type ConsentEnd,
  type ConsentRenewal,
  type ConsentText,
  type ConsentWithdrawal,
  MESSAGE_CHANNELS,
  type MessageChannel,
  type MessageChoice,
  type OwnConsent,
  type OwnConsents,
  type OwnSubscription,
  type OwnSubscriptionRef,
  type OwnSubscriptionRequest,
  type SubscriberStatus,
} from '@polden/api-contract';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { IsRowId } from '../../core/dto/row-id.ts';
import { IsLine } from '../../core/dto/validators.ts';
import { NewSubscriptionDto } from '../subscribe/subscribe.dto.ts';

const ENDS: ConsentEnd[] = ['here', 'erasure', 'never', 'read'];
const STATUSES: SubscriberStatus[] = ['pending', 'confirmed', 'unsubscribed'];

class ConsentTextDto implements ConsentText {
  @ApiProperty({ format: 'date' })
  edition: string;

  @ApiProperty({ type: [String] })
  paragraphs: string[];
}

class OwnConsentDto implements OwnConsent {
  @ApiProperty()
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ format: 'date' })
  edition: string;

  @ApiProperty({ format: 'date-time' })
  givenAt: string;

  @ApiProperty({ enum: ['form', 'signature', 'account'] })
  channel: OwnConsent['channel'];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  withdrawnAt: string | null;

  @ApiProperty({ enum: ENDS })
  end: ConsentEnd;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  shownEdition: string | null;

  @ApiProperty({ type: ConsentTextDto, nullable: true })
  renewal: ConsentTextDto | null;
}

class MessagesDto implements Record<MessageChannel, boolean> {
  @ApiProperty()
  sms: boolean;

  @ApiProperty()
  mail: boolean;
}

class OwnSubscriptionDto implements OwnSubscription {
  @ApiProperty()
  id: number;

  @ApiProperty({ example: 'an•••@mail.ru' })
  email: string;

  @ApiProperty({ enum: STATUSES })
  status: SubscriberStatus;

  @ApiProperty({ format: 'date-time' })
  askedAt: string;
}

export class OwnConsentsDto implements OwnConsents {
  @ApiProperty()
  owner: string;

  @ApiProperty({ type: [OwnConsentDto] })
  items: OwnConsentDto[];

  @ApiProperty({ type: MessagesDto })
  messages: MessagesDto;

  @ApiProperty({ type: [OwnSubscriptionDto] })
  subscriptions: OwnSubscriptionDto[];
}

export class ConsentWithdrawalDto implements ConsentWithdrawal {
  @ApiProperty({ example: 'advertising-consent' })
  @IsLine(60, 'Неизвестное согласие')
  id: string;
}

export class ConsentRenewalDto extends ConsentWithdrawalDto implements ConsentRenewal {
  @ApiProperty({ format: 'date' })
  @IsLine(10, 'Неизвестная редакция')
  edition: string;
}

export class MessageChoiceDto implements MessageChoice {
  @ApiProperty({ enum: MESSAGE_CHANNELS })
  @IsIn(MESSAGE_CHANNELS, { message: 'Неизвестный вид сообщений' })
  channel: MessageChannel;

  @ApiProperty()
  @IsBoolean({ message: 'Выберите, присылать ли сообщения' })
  on: boolean;
}

export class OwnSubscriptionRequestDto
  extends PickType(NewSubscriptionDto, ['email', 'consent'])
  implements OwnSubscriptionRequest {}

export class OwnSubscriptionRefDto implements OwnSubscriptionRef {
  @ApiProperty()
  @IsRowId('Неизвестная подписка')
  id: number;
}
