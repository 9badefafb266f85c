import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Figures } from '../../core/dto/figures.ts';

const MAX_PAGE = 1_000_000;
const IS_PAGE = 'Страница — целое число от 1';

/** Number of a page in a query; give the property 1 as its value. */
export const QueryPage = () =>
  applyDecorators(
    ApiProperty({ required: false, default: 1, minimum: 1 }),
    IsOptional(),
    Figures(),
    IsInt({ message: IS_PAGE }),
    Min(1, { message: IS_PAGE }),
    Max(MAX_PAGE, { message: 'Такой страницы нет' }),
  );
