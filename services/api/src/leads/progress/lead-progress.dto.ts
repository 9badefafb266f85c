import {
  LEAD_STAGES,
  type LeadProcessingStatus,
  type LeadProgress,
  type LeadProgressRequest,
  type LeadSignature,
  type LeadStage,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { LeadLimitDto, LeadOfferDto } from '../offers/lead-offer.dto.ts';
import { UnfinishedRequestDto } from '../status/unfinished-request.dto.ts';

export class LeadProgressRequestDto implements LeadProgressRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Неизвестная заявка' })
  leadId: string;
}

export class LeadProgressDto implements LeadProgress {
  @ApiProperty({ enum: ['progress', 'success', 'fail'] })
  status: LeadProcessingStatus;

  @ApiProperty({ enum: LEAD_STAGES })
  stage: LeadStage;

  @ApiProperty({ minimum: 1, maximum: 100, description: '100 when the status is final, never before' })
  percents: number;

  @ApiProperty({ description: 'Seconds since the request was sent' })
  timer: number;

  @ApiProperty({ type: 'integer', nullable: true })
  secondsLeft: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Signed, expiring link to the personal account' })
  link: string | null;

  @ApiProperty({ type: LeadLimitDto, nullable: true })
  limit: LeadLimitDto | null;

  @ApiProperty({ type: LeadOfferDto, nullable: true })
  offer: LeadOfferDto | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'For the refusal showcase' })
  formSessionId: string | null;

  @ApiProperty({ enum: ['none', 'open', 'signed'] })
  signature: LeadSignature;

  @ApiProperty({ type: UnfinishedRequestDto, nullable: true })
  unfinished: UnfinishedRequestDto | null;
}
