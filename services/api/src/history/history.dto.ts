import { ApiProperty } from '@nestjs/swagger';
import {
  HISTORY_ACTIONS,
  HISTORY_MAX_PAGES,
  type HistoryAction,
  type HistoryItem,
  type HistoryMenu,
  type HistoryPage,
  type HistoryQuery,
} from '@polden/api-contract';
import { isoDay } from '@polden/field-kinds';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { QueryPage } from '../core/dto/query-page.ts';
import { Field } from '../core/dto/field.ts';
import { Sought } from '../core/dto/sought.ts';
import { NotBefore } from '../core/dto/validators.ts';

const MAX_TEXT = 200;

export class HistoryPageQuery {
  @QueryPage()
  page: number = 1;
}

export class HistoryFilesQuery {
  @Sought(MAX_TEXT)
  search: string = '';
}

export class HistoryFindQuery extends HistoryPageQuery implements HistoryQuery {
  @Sought(MAX_TEXT)
  search?: string;

  @ApiProperty({ required: false })
  @IsOptional()
  @IsString({ message: 'Название — это текст' })
  @MaxLength(MAX_TEXT, { message: 'Слишком длинное название' })
  fileName?: string;

  @ApiProperty({ required: false, example: 'staff:2', description: 'Also the number of get-managers: 2' })
  @IsOptional()
  @IsString({ message: 'Укажите одного сотрудника' })
  @MaxLength(MAX_TEXT, { message: 'Такого сотрудника нет' })
  manager?: string;

  @ApiProperty({ required: false, enum: HISTORY_ACTIONS })
  @IsOptional()
  @IsIn(HISTORY_ACTIONS, { message: 'Такого действия нет' })
  action?: HistoryAction;

  @Field(isoDay, { api: { example: '2026-11-01' } })
  dateFrom?: string;

  @Field(isoDay, { api: { example: '2026-11-30' } })
  @NotBefore('dateFrom', 'Период кончается раньше, чем начинается: исправьте даты')
  dateTo?: string;
}

class HistoryActorDto {
  @ApiProperty({ example: 'staff:2' })
  id: string;

  @ApiProperty({ description: 'As it was then' })
  name: string;
}

class HistoryItemDto implements HistoryItem {
  @ApiProperty()
  id: number;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: HistoryActorDto })
  actor: HistoryActorDto;

  @ApiProperty({ enum: HISTORY_ACTIONS })
  action: HistoryAction;

  @ApiProperty({ example: 'blog' })
  entity: string;

  @ApiProperty()
  entityId: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  before: Record<string, unknown> | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  after: Record<string, unknown> | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  erasedAt: string | null;

  @ApiProperty()
  erasedByRequest: boolean;
}

export class HistoryPageDto implements HistoryPage {
  @ApiProperty({ type: [HistoryItemDto] })
  items: HistoryItemDto[];

  @ApiProperty({ maximum: HISTORY_MAX_PAGES })
  pageCount: number;
}

class HistoryActionDto {
  @ApiProperty({ enum: HISTORY_ACTIONS })
  id: HistoryAction;

  @ApiProperty()
  title: string;
}

class HistoryManagerDto {
  @ApiProperty()
  id: string;

  @ApiProperty()
  title: string;
}

export class HistoryMenuDto implements HistoryMenu {
  @ApiProperty({ type: [HistoryActionDto] })
  actions: HistoryActionDto[];

  @ApiProperty({ type: [HistoryManagerDto] })
  managers: HistoryManagerDto[];
}
