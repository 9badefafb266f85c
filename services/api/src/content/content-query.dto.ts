import { ApiProperty } from '@nestjs/swagger';
import { type ContentListQuery, LISTED_STATES, type ListedState, UNUSED_DAYS } from '@polden/api-contract';
import { isoDay } from '@polden/field-kinds';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Figures } from '../core/dto/figures.ts';
import { QueryPage } from '../core/dto/query-page.ts';
import { Sought } from '../core/dto/sought.ts';
import { Field } from '../core/dto/field.ts';
import { IsRowId } from '../core/dto/row-id.ts';

export class ContentPageQueryDto {
  @QueryPage()
  page: number = 1;
}

const MAX_PARTS = 8;

class SearchedPageDto extends ContentPageQueryDto {
  @Sought()
  search: string = '';
}

export class ContentTrashQueryDto extends SearchedPageDto {}

export class ContentListQueryDto extends SearchedPageDto implements ContentListQuery {
  @ApiProperty({ required: false, enum: LISTED_STATES })
  @IsOptional()
  @IsIn(LISTED_STATES, { message: 'Такого состояния нет' })
  status?: ListedState;

  @ApiProperty({ required: false, enum: ['0', '1'], default: '0' })
  @IsOptional()
  @IsIn(['0', '1'], { message: 'Архив: 1 или 0' })
  archived: '0' | '1' = '0';

  @ApiProperty({ required: false, type: [String], example: ['category:3'] })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => [value].flat())
  @IsString({ each: true, message: 'Отбор пишется так: category:3' })
  @ArrayMaxSize(MAX_PARTS, { message: `Не больше ${MAX_PARTS} условий отбора` })
  within: string[] = [];

  @ApiProperty({ required: false, type: [String], example: ['image:1'] })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => [value].flat())
  @IsString({ each: true, message: 'Отбор пишется так: image:1' })
  @ArrayMaxSize(MAX_PARTS, { message: `Не больше ${MAX_PARTS} условий отбора` })
  has: string[] = [];

  @ApiProperty({ required: false, example: '-updatedAt' })
  @IsOptional()
  @IsString({ message: 'Порядок — имя столбца' })
  @MaxLength(60, { message: 'Порядок — имя столбца' })
  sort: string = '';

  @Field(isoDay, { api: { example: '2026-11-01' } })
  changedFrom?: string;

  @Field(isoDay, { api: { example: '2026-11-30' } })
  changedTo?: string;

  @Field(isoDay, { api: { example: '2026-11-01' } })
  publishedFrom?: string;

  @Field(isoDay, { api: { example: '2026-11-30' } })
  publishedTo?: string;

  @ApiProperty({ required: false, enum: ['1'], description: `Not used for ${UNUSED_DAYS} days` })
  @IsOptional()
  @IsIn(['1'], { message: 'Неиспользуемые: 1' })
  unused?: '1';
}

export class ContentRevisionQueryDto {
  @ApiProperty({ required: false })
  @IsOptional()
  @Figures()
  @IsRowId('Версия — целое число от 1')
  version?: number;
}

/** Each operation reads what stands in the class that it names. */
export type ContentQuery = ContentListQueryDto & ContentRevisionQueryDto;
