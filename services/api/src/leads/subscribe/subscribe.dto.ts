import type {
  NewSubscription,
  Subscriber,
  SubscriberList,
  SubscriberStatus,
  SubscriptionAsked,
  SubscriptionConsent,
} from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsEmail, IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { QueryPage } from '../../content/index.ts';
import { IsLine } from '../../core/dto/validators.ts';

const EMAIL_LENGTH = 254;
const NO_EMAIL = 'Укажите почту: например, anna@mail.ru';
const STATUSES: SubscriberStatus[] = ['pending', 'confirmed', 'unsubscribed'];

export class NewSubscriptionDto implements NewSubscription {
  @ApiProperty({ example: 'anna@mail.ru', maxLength: EMAIL_LENGTH })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toLowerCase() : value,
  )
  @MaxLength(EMAIL_LENGTH, { message: 'Слишком длинный адрес' })
  @IsEmail({ allow_utf8_local_part: false }, { message: NO_EMAIL })
  email: string;

  @ApiProperty({ description: 'The tick box under the field' })
  @Transform(({ value }: { value: unknown }) => value === true || value === 'on' || value === 'true')
  @Equals(true, { message: 'Отметьте согласие получать письма' })
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
