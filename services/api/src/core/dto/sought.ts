import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { visibleText } from '@polden/field-kinds';
import { readableAddress } from '@polden/reference-data';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/**
 * What is looked for in a query, up to `max` characters, without those that nobody sees: a soft hyphen that was copied along is in no
 * title. Letters of an encoded address count as letters. '' looks for nothing.
 */
export const Sought = (max = 100): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ required: false }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? readableAddress(visibleText(value)) : value,
    ),
    IsString({ message: 'Поиск — это текст' }),
    MaxLength(max, { message: 'Слишком длинный запрос' }),
  );
