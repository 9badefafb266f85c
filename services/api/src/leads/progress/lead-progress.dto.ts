import {
  LEAD_STAGES,
  type LeadOffer,
  type LeadProcessingStatus,
  type LeadProgress,
  type LeadProgressRequest,
  type LeadSignature,
  type LeadStage,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

export class LeadProgressRequestDto implements LeadProgressRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Неизвестная заявка' })
  leadId: string;
}

export class LeadLimitDto {
  @ApiProperty({ description: 'Whole roubles' })
  sum: number;

  @ApiProperty({ type: 'integer', nullable: true })
  monthCount: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  days: number | null;
}

export class LeadOfferDto extends LeadLimitDto implements LeadOffer {
  @ApiProperty({ type: 'integer', description: 'Monthly, or the single one of a payday loan' })
  paymentKopecks: number;

  @ApiProperty({ type: 'integer' })
  overpaymentKopecks: number;

  @ApiProperty({ description: 'Percent a year' })
  fullCostPercent: number;

  @ApiProperty({ type: 'integer', description: 'Hours between the signature and the money' })
  coolingOffHours: number;
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
}
