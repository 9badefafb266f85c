import { ApiProperty } from '@nestjs/swagger';
import type { Autosave, AutosavedWork, AutosaveKey } from '@polden/api-contract';
import { IsObject, IsOptional } from 'class-validator';
import { Figures } from '../../core/dto/figures.ts';
import { IsRowId } from '../../core/dto/row-id.ts';
import { IsLine } from '../../core/dto/validators.ts';

export class AutosaveKeyDto implements AutosaveKey {
  @ApiProperty({ example: 'blog' })
  @IsLine(60, 'Нужен раздел')
  contentType: string;

  @ApiProperty({ type: Number, nullable: true, required: false, description: 'Absent or null: a new item' })
  @IsOptional()
  @Figures()
  @IsRowId('Номер записи — целое число от 1')
  itemId: number | null = null;
}

export class AutosavedWorkDto extends AutosaveKeyDto implements AutosavedWork {
  @ApiProperty({ type: Number, nullable: true, required: false })
  @IsOptional()
  @IsRowId('Версия — целое число от 1')
  version: number | null = null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Нужны значения, с которых началась правка' })
  base: object;

  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Нужны значения полей' })
  values: object;
}

class KeptWorkDto implements Autosave {
  @ApiProperty({ type: Number, nullable: true })
  version: number | null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  base: object;

  @ApiProperty({ type: 'object', additionalProperties: true })
  values: object;

  @ApiProperty({ format: 'date-time' })
  savedAt: string;
}

export class AutosaveDto {
  @ApiProperty({ type: KeptWorkDto, nullable: true })
  autosave: KeptWorkDto | null;
}

export class AutosavedDto {
  @ApiProperty({ format: 'date-time' })
  savedAt: string;
}
