import {
  ERASURE_REQUEST_STATES,
  type ErasureRefusal,
  type ErasureRequestCard,
  type ErasureRequestItem,
  type ErasureRequestList,
  type ErasureRequestRef,
  type ErasureRequestState,
  type OwnErasure,
  type OwnErasureRequest,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { Lines } from '../../core/dto/field.ts';
import { PersonFoundDto } from '../erasure/erasure.dto.ts';

const UNKNOWN = 'Такой просьбы нет';
const REASON = 'Напишите причину: что закон велит хранить и до какого срока';

class OwnErasureRequestDto implements OwnErasureRequest {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: ERASURE_REQUEST_STATES })
  state: ErasureRequestState;

  @ApiProperty({ format: 'date-time' })
  askedAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt: string | null;

  @ApiProperty({ description: 'Why it was declined' })
  reason: string;
}

export class OwnErasureDto implements OwnErasure {
  @ApiProperty()
  owner: string;

  @ApiProperty({ type: OwnErasureRequestDto, nullable: true })
  request: OwnErasureRequestDto | null;

  @ApiProperty()
  signedDocuments: number;
}

export class ErasureRequestItemDto extends OwnErasureRequestDto implements ErasureRequestItem {
  @ApiProperty()
  answeredBy: string;
}

export class ErasureRequestListDto implements ErasureRequestList {
  @ApiProperty({ type: [ErasureRequestItemDto] })
  items: ErasureRequestItemDto[];

  @ApiProperty()
  pageCount: number;
}

export class ErasureRequestCardDto extends ErasureRequestItemDto implements ErasureRequestCard {
  @ApiProperty({ example: '+7 ••• •••-12-34' })
  phone: string;

  @ApiProperty({ type: PersonFoundDto, nullable: true })
  found: PersonFoundDto | null;
}

export class ErasureRequestRefDto implements ErasureRequestRef {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: UNKNOWN })
  id: string;
}

export class ErasureRefusalDto extends ErasureRequestRefDto implements ErasureRefusal {
  @Lines(1000, 'Причина не длиннее 1000 знаков', { required: true, missing: REASON })
  reason: string;
}
