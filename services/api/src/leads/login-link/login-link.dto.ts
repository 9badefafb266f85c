import {
  LEAD_TYPES,
  LEAD_STAGES,
  PRODUCT_CODES,
  type HandedOverLead,
  type LeadProcessingStatus,
  type LeadStage,
  type LeadType,
  type LoginLink,
  type LoginLinkRequest,
  type OpenLoginLink,
  type ProductCode,
} from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { IsLine, IsMobilePhone, MayBeAbsent } from '../../core/dto/validators.ts';
import { LeadOfferDto } from '../offers/lead-offer.dto.ts';

const PROCESSING_STATUSES: LeadProcessingStatus[] = ['progress', 'success', 'fail'];

export class LoginLinkRequestDto implements LoginLinkRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Неизвестная заявка' })
  leadId: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsMobilePhone()
  phone?: string;

  @ApiPropertyOptional({ enum: LEAD_TYPES })
  @MayBeAbsent()
  @IsIn(LEAD_TYPES, { message: 'Неизвестный вид заявки' })
  leadType?: LeadType;

  @ApiPropertyOptional()
  @IsOptional()
  @IsLine(100, 'Неизвестный партнёр')
  partner?: string;
}

export class LoginLinkDto implements LoginLink {
  @ApiProperty({ description: 'Signed, expiring link to the personal account' })
  link: string;

  @ApiProperty({ enum: PROCESSING_STATUSES })
  status: LeadProcessingStatus;
}

export class OpenLoginLinkDto implements OpenLoginLink {
  @ApiProperty({ description: 'Query of the link, without the question mark' })
  @IsLine(4_000, 'Неизвестная ссылка')
  query: string;
}

export class HandedOverLeadDto implements HandedOverLead {
  @ApiProperty({
    enum: ['own', 'other'],
    nullable: true,
    description: 'Whose account this browser has open: that of the phone of the request, or another one',
  })
  account: 'own' | 'other' | null;

  @ApiProperty({
    description: 'The link opens the account: it was sent a short while ago and has not been used',
  })
  logsIn: boolean;

  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: PRODUCT_CODES })
  product: ProductCode;

  @ApiProperty({ description: 'The last four digits' })
  maskedPhone: string;

  @ApiProperty({ description: 'Whole roubles' })
  requiredSum: number;

  @ApiProperty({ type: 'integer', nullable: true })
  requiredMonthCount: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  days: number | null;

  @ApiProperty({ format: 'date-time' })
  created: string;

  @ApiProperty({ enum: PROCESSING_STATUSES })
  status: LeadProcessingStatus;

  @ApiProperty({ enum: LEAD_STAGES })
  stage: LeadStage;

  @ApiProperty({ type: LeadOfferDto, nullable: true })
  offer: LeadOfferDto | null;
}
