import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ApprovalRule, ApprovalState, ApprovedText } from '@polden/api-contract';
import { IsBoolean, IsOptional, IsString, Matches } from 'class-validator';
import { IsRowId } from '../../core/dto/row-id.ts';

export class ApprovalRuleDto implements ApprovalRule {
  @ApiProperty({ example: 'blog' })
  @IsString({ message: 'Выберите раздел' })
  type: string;

  @ApiProperty()
  @IsBoolean({ message: 'Нужно одобрение: да или нет' })
  required: boolean;
}

export class ApprovedTextDto implements ApprovedText {
  @ApiProperty({ description: 'Of ApprovalState' })
  @Matches(/^[0-9a-f]{64}$/u, { message: 'Откройте запись ещё раз: непонятно, что вы одобряете' })
  digest: string;

  /** An admin released before there were versions sends none: the digest is all that is compared. */
  @ApiPropertyOptional({
    type: 'integer',
    description: 'Without it the digest alone says what was looked at',
  })
  @IsOptional()
  @IsRowId('Нужна версия записи, которую смотрели')
  itemVersion?: number;

  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @IsOptional()
  @IsRowId('Нужна версия черновика, который смотрели')
  draftVersion?: number | null;
}

class ApprovedDto {
  @ApiProperty()
  by: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty()
  own: boolean;
}

export class ApprovalStateDto implements ApprovalState {
  @ApiProperty()
  required: boolean;

  @ApiProperty()
  digest: string;

  @ApiProperty({ type: 'integer' })
  itemVersion: number;

  @ApiProperty({ type: 'integer', nullable: true })
  draftVersion: number | null;

  @ApiProperty({ type: ApprovedDto, nullable: true })
  approved: ApprovedDto | null;

  @ApiProperty({ type: String, nullable: true })
  hindrance: string | null;
}
