import { ApiProperty } from '@nestjs/swagger';
import {
  CONTENT_STATES,
  type ContentListQuery,
  type ContentState,
  type MoveDirection,
} from '@polden/api-contract';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

const MAX_PAGE = 1_000_000;
const IS_PAGE = 'Страница — целое число от 1';

export class ContentListQueryDto implements ContentListQuery {
  @ApiProperty({ required: false, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: IS_PAGE })
  @Min(1, { message: IS_PAGE })
  @Max(MAX_PAGE, { message: 'Такой страницы нет' })
  page: number = 1;

  @ApiProperty({ required: false })
  @IsOptional()
  @IsString({ message: 'Поиск — это текст' })
  @MaxLength(100, { message: 'Слишком длинный запрос' })
  search: string = '';

  @ApiProperty({ required: false, enum: CONTENT_STATES })
  @IsOptional()
  @IsIn(CONTENT_STATES, { message: 'Такого состояния нет' })
  status?: ContentState;
}

export class MoveDto {
  @ApiProperty({ enum: ['up', 'down'] })
  @IsIn(['up', 'down'], { message: 'Вверх (up) или вниз (down)' })
  direction: MoveDirection;
}
