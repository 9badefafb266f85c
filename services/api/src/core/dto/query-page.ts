import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt } from 'class-validator';

const PAGE = /^[1-9]\d*$/u;
const IS_PAGE = Symbol('page');
/** Past the end of any list, and a number with which rows can be skipped. */
const PAST_ANY_END = 1_000_000;

/** The page that an address names, from 1: one past the end is empty, however far. Null for what is no number of a page. */
export function pageNumber(written: unknown): number | null {
  return typeof written === 'string' && PAGE.test(written) ? Math.min(Number(written), PAST_ANY_END) : null;
}

/** Number of a page in a query; give the property 1 as its value. */
export const QueryPage = () =>
  applyDecorators(
    ApiProperty({ required: false, default: 1, minimum: 1 }),
    Transform(({ value }: { value: unknown }) => pageNumber(value) ?? value),
    IsInt({ message: 'Страница — целое число от 1' }),
    Reflect.metadata(IS_PAGE, true),
  );

/** Whether the field of the DTO is a `QueryPage`. */
export function isPage({ prototype }: Type, name: string): boolean {
  return Reflect.hasMetadata(IS_PAGE, prototype as object, name);
}
