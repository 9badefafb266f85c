import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';

/** A share of the width or height of a picture: from 0 to 1. */
export function IsShare(message: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minimum: 0, maximum: 1 }),
    IsNumber({}, { message }),
    Min(0, { message }),
    Max(1, { message }),
  );
}
