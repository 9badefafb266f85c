import { ApiProperty } from '@nestjs/swagger';
import {
  type Erasure,
  type ErasureDone,
  type ErasureList,
  type ErasureReason,
  type ErasureRequest,
  ERASURE_REASONS,
  type Person,
  type PersonFound,
} from '@polden/api-contract';
import { IsIn, IsOptional } from 'class-validator';
import { QueryPage } from '../../core/dto/query-page.ts';
import { IsLine } from '../../core/dto/validators.ts';

const MAX_PHONE = 30;
const MAX_EMAIL = 254;

export class PersonDto implements Person {
  @ApiProperty({ required: false, example: '+7 916 123-45-67' })
  @IsOptional()
  @IsLine(MAX_PHONE, 'Укажите телефон целиком')
  phone?: string;

  @ApiProperty({ required: false, example: 'anna@mail.ru' })
  @IsOptional()
  @IsLine(MAX_EMAIL, 'Укажите почту целиком: например, anna@mail.ru')
  email?: string;
}

export class ErasureRequestDto extends PersonDto implements ErasureRequest {
  @ApiProperty({ enum: ERASURE_REASONS })
  @IsIn(ERASURE_REASONS, { message: 'Выберите основание' })
  reason: ErasureReason;
}

export class PersonFoundDto implements PersonFound {
  @ApiProperty()
  leads: number;

  @ApiProperty({ description: 'Requests of others that name the person' })
  namedByOthers: number;

  @ApiProperty()
  signatures: number;

  @ApiProperty()
  files: number;

  @ApiProperty()
  reviews: number;

  @ApiProperty()
  subscriptions: number;

  @ApiProperty({ type: [String], description: 'Other phones and addresses that the person gave' })
  alsoNamed: string[];
}

class ErasureDto implements Erasure {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty()
  actor: string;

  @ApiProperty()
  reason: string;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, description: 'Rows by table' })
  counts: Record<string, number>;

  @ApiProperty({ description: 'SHA-256 over the rest, hex' })
  digest: string;

  @ApiProperty({ description: 'Whether the digest still follows from the rest' })
  sound: boolean;
}

export class ErasureDoneDto extends ErasureDto implements ErasureDone {
  @ApiProperty({ description: 'Requests that the CRM has or may have' })
  inCrm: number;
}

export class ErasureListDto implements ErasureList {
  @ApiProperty({ type: [ErasureDto] })
  items: ErasureDto[];

  @ApiProperty()
  pageCount: number;
}

export class ErasureListQueryDto {
  @QueryPage()
  page: number = 1;
}
