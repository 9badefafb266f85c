import {
  LEAD_DELIVERY_STATES,
  LEAD_KINDS,
  LEAD_STAGES,
  LEAD_STATUSES,
  LEAD_TYPES,
  type LeadCard,
  type LeadDeliveryCard,
  type LeadDeliveryState,
  type LeadEventCard,
  type LeadFormType,
  type LeadKind,
  type LeadOfferInput,
  type LeadOffering,
  type LeadList,
  type LeadListItem,
  type LeadsRetried,
  type LeadStage,
  type LeadStatus,
  type LeadStatusChange,
  type LeadSummary,
  type LeadType,
  PRODUCT_CODES,
  type ProductCode,
} from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsISO8601, IsOptional, Max, Min } from 'class-validator';
import { Lines, WholeNumber } from '../../core/dto/field.ts';

const STEPS = ['first', 'second'];
/** More than any product gives, and no more than a column holds. */
const [MAX_SUM, MAX_TERM] = [1_000_000_000, 3_650];

export class LeadListItemDto implements LeadListItem {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: LEAD_KINDS })
  kind: LeadKind;

  @ApiProperty({ enum: LEAD_STATUSES })
  status: LeadStatus;

  @ApiProperty({ enum: LEAD_STAGES, nullable: true })
  stage: LeadStage | null;

  @ApiProperty({ type: String, nullable: true, description: 'Who has taken it into work last' })
  takenBy: string | null;

  @ApiProperty({ enum: LEAD_DELIVERY_STATES })
  delivery: LeadDeliveryState;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ description: 'Masked without the right lead.personal, as the name' })
  phone: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  phoneVerified: boolean;

  @ApiProperty({ enum: PRODUCT_CODES, nullable: true })
  product: ProductCode | null;

  @ApiProperty({ type: 'integer', nullable: true })
  requiredSum: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  monthCount: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  days: number | null;

  @ApiProperty({ enum: STEPS })
  formType: LeadFormType;

  @ApiProperty({ enum: LEAD_TYPES, nullable: true })
  leadType: LeadType | null;

  @ApiProperty({ type: String, nullable: true })
  utmSource: string | null;
}

export class LeadListDto implements LeadList {
  @ApiProperty({ type: [LeadListItemDto] })
  items: LeadListItemDto[];

  @ApiProperty()
  pageCount: number;

  @ApiProperty()
  total: number;
}

export class LeadSummaryDto implements LeadSummary {
  @ApiProperty()
  dead: number;

  @ApiProperty()
  queued: number;

  @ApiProperty({ description: 'Of those on their way: without a step forward for half an hour' })
  late: number;

  @ApiProperty({ description: 'Signed, and taken into work by nobody since' })
  signed: number;
}

class LabelledDto {
  @ApiProperty()
  label: string;

  @ApiProperty()
  value: string;
}

class AcceptedDocumentDto {
  @ApiProperty()
  id: string;

  @ApiProperty({ format: 'date' })
  edition: string;
}

class LimitDto {
  @ApiProperty()
  sum: number;

  @ApiProperty({ type: 'integer', nullable: true })
  monthCount: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  days: number | null;
}

class LeadDeliveryDto implements LeadDeliveryCard {
  @ApiProperty({ enum: STEPS })
  step: LeadFormType;

  @ApiProperty({ enum: LEAD_DELIVERY_STATES })
  state: LeadDeliveryState;

  @ApiProperty()
  attempts: number;

  @ApiProperty({ format: 'date-time' })
  changedAt: string;

  @ApiProperty()
  error: string;
}

class LeadEventDto implements LeadEventCard {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: String, nullable: true })
  actor: string | null;

  @ApiProperty()
  title: string;

  @ApiProperty()
  details: string;
}

class LeadFileDto {
  @ApiProperty()
  position: number;

  @ApiProperty()
  fileName: string;

  @ApiProperty()
  bytes: number;
}

export class LeadCardDto extends LeadListItemDto implements LeadCard {
  @ApiProperty()
  revision: number;

  @ApiProperty({ type: String, nullable: true })
  formName: string | null;

  @ApiProperty({ type: [LabelledDto] })
  answers: LabelledDto[];

  @ApiProperty({ type: [LabelledDto] })
  source: LabelledDto[];

  @ApiProperty({ type: [AcceptedDocumentDto] })
  documents: AcceptedDocumentDto[];

  @ApiProperty({ type: LimitDto, nullable: true })
  limit: LimitDto | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day of what was approved',
  })
  offerUntil: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: string | null;

  @ApiProperty({ type: String, enum: ['terms', 'renewal'], nullable: true })
  offering: LeadOffering;

  @ApiProperty({ type: [LeadDeliveryDto] })
  deliveries: LeadDeliveryDto[];

  @ApiProperty({ type: [LeadEventDto] })
  timeline: LeadEventDto[];

  @ApiProperty({ type: [LeadFileDto] })
  files: LeadFileDto[];

  @ApiProperty({ enum: LEAD_STATUSES, isArray: true })
  nextStatuses: LeadStatus[];

  @ApiProperty()
  personal: boolean;
}

export class LeadStatusChangeDto implements LeadStatusChange {
  @ApiProperty({ enum: LEAD_STATUSES })
  @IsIn(LEAD_STATUSES, { message: 'Такого статуса нет' })
  status: LeadStatus;

  @ApiProperty({ enum: LEAD_STATUSES })
  @IsIn(LEAD_STATUSES, { message: 'Такого статуса нет' })
  from: LeadStatus;

  @Lines(1000, 'Комментарий: до 1000 знаков')
  comment?: string;
}

export class LeadOfferInputDto implements LeadOfferInput {
  @ApiProperty({ enum: LEAD_STATUSES })
  @IsIn(LEAD_STATUSES, { message: 'Такого статуса нет' })
  from: LeadStatus;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Whole roubles' })
  @WholeNumber()
  @IsInt({ message: 'Назовите сумму целыми рублями' })
  @Min(1, { message: 'Назовите сумму целыми рублями' })
  @Max(MAX_SUM, { message: 'Такой суммы нет' })
  sum: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'In days or months, as the request counts' })
  @WholeNumber()
  @IsInt({ message: 'Назовите срок целым числом' })
  @Min(1, { message: 'Назовите срок целым числом' })
  @Max(MAX_TERM, { message: 'Такого срока нет' })
  term: number;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Of the card that was seen: what somebody else has offered since is not overwritten',
  })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'Обновите страницу и сделайте предложение ещё раз' })
  decidedAt?: string | null;

  @Lines(1000, 'Комментарий: до 1000 знаков')
  comment?: string;
}

export class LeadsRetriedDto implements LeadsRetried {
  @ApiProperty()
  retried: number;
}
