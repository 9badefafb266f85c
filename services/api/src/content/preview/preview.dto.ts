import { ApiProperty } from '@nestjs/swagger';
import type {
  PreviewCode,
  PreviewEntry,
  ContentPreviewLink,
  PreviewPass,
  PreviewState,
} from '@polden/api-contract';
import { IsBoolean, IsISO8601, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsRowId } from '../../core/dto/row-id.ts';

/** One of an item, a set and a moment. */
export class PreviewOfDto {
  @ApiProperty({ required: false, description: 'With id: an item' })
  @IsOptional()
  @IsString({ message: 'Какой раздел?' })
  @MaxLength(100, { message: 'Такого раздела нет' })
  type?: string;

  @ApiProperty({ required: false, type: 'integer' })
  @IsOptional()
  @IsRowId('Какая запись?')
  id?: number;

  @ApiProperty({ required: false, type: 'integer' })
  @IsOptional()
  @IsRowId('Какой набор?')
  changeSet?: number;

  @ApiProperty({ required: false, description: 'With changeSet: the site without it' })
  @IsOptional()
  @IsBoolean({ message: 'Без набора или с ним?' })
  before?: boolean;

  @ApiProperty({ required: false, format: 'date-time' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'Укажите день и время' })
  at?: string;
}

export class PreviewCodeDto implements PreviewCode {
  @ApiProperty()
  address: string;
}

export class ContentPreviewLinkDto implements ContentPreviewLink {
  @ApiProperty()
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  author: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Told once' })
  address: string | null;
}

export class PreviewEntryDto implements PreviewEntry {
  @ApiProperty()
  @IsString({ message: 'Нужен ключ' })
  @MaxLength(100, { message: 'Такого ключа нет' })
  key: string;
}

export class PreviewPassDto implements PreviewPass {
  @ApiProperty()
  token: string;

  @ApiProperty()
  path: string;

  @ApiProperty({ format: 'date-time' })
  until: string;
}

export class PreviewStateDto implements PreviewState {
  @ApiProperty()
  title: string;

  @ApiProperty({ format: 'date-time' })
  until: string;
}
