import type {
  NewSubscription,
  Subscriber,
  SubscriberList,
  SubscriberStatus,
  SubscriptionAsked,
  SubscriptionConsent,
} from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { email, type FieldKind } from '@polden/field-kinds';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { QueryPage } from '../../core/dto/query-page.ts';
import { Field, Ticked } from '../../core/dto/field.ts';
import { IsLine } from '../../core/dto/validators.ts';

const NO_EMAIL = 'Укажите почту: например, anna@mail.ru';
/** An address that takes a letter, in small letters. */
const SUBSCRIBER: FieldKind = {
  ...email,
  check: (text) => email.check(text) && NO_EMAIL,
  normalise: (text) => text.toLowerCase(),
};
const STATUSES: SubscriberStatus[] = ['pending', 'confirmed', 'unsubscribed'];

export class NewSubscriptionDto implements NewSubscription {
  @Field(SUBSCRIBER, { required: true, missing: NO_EMAIL, api: { example: 'anna@mail.ru' } })
  email: string;

  @Ticked('Отметьте согласие получать письма')
  consent: boolean;

  @ApiPropertyOptional({ description: 'Edition of the consent that was shown', example: '2026-11-01' })
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/u, { message: 'Неизвестная редакция согласия: обновите страницу' })
  edition?: string;

  @ApiPropertyOptional({ description: 'Path of the page with the form', example: '/blog' })
  @IsOptional()
  @IsLine(500, 'Неизвестная страница')
  url?: string;
}

export class SubscriptionAskedDto implements SubscriptionAsked {
  @ApiProperty({ type: Boolean, enum: [true] })
  ok: true;

  @ApiProperty()
  message: string;
}

export class SubscriptionConsentDto implements SubscriptionConsent {
  @ApiProperty({ format: 'date' })
  edition: string;

  @ApiProperty()
  text: string;
}

export class SubscriberQueryDto {
  @QueryPage()
  page = 1;

  @ApiPropertyOptional({ enum: STATUSES })
  @IsOptional()
  @IsIn(STATUSES, { message: 'Такого состояния подписки нет' })
  status?: SubscriberStatus;
}

export class SubscriberDto implements Subscriber {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ description: 'Without its middle', example: 'an•••@mail.ru' })
  email: string;

  @ApiProperty({ enum: STATUSES })
  status: SubscriberStatus;

  @ApiProperty({ format: 'date' })
  consentEdition: string;

  @ApiProperty()
  url: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  confirmedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  unsubscribedAt: string | null;
}

export class SubscriberListDto implements SubscriberList {
  @ApiProperty({ type: [SubscriberDto] })
  items: SubscriberDto[];

  @ApiProperty({ type: 'integer' })
  pageCount: number;
}
