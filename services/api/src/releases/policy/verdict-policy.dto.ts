import { ApiProperty } from '@nestjs/swagger';
import type { VerdictPolicy } from '@polden/api-contract';
import { IsBoolean, IsNumber, Max, Min } from 'class-validator';
import { ObjectOf } from '../../core/dto/nested.ts';

const MAX_MARGIN_MS = 60_000;

class MarginsDto {
  @ApiProperty({ description: 'Milliseconds' })
  @IsNumber({}, { message: 'Число миллисекунд' })
  @Min(0, { message: 'Не меньше нуля' })
  @Max(MAX_MARGIN_MS, { message: 'Не больше минуты' })
  LCP: number;

  @ApiProperty({ description: 'Milliseconds' })
  @IsNumber({}, { message: 'Число миллисекунд' })
  @Min(0, { message: 'Не меньше нуля' })
  @Max(MAX_MARGIN_MS, { message: 'Не больше минуты' })
  INP: number;

  @ApiProperty()
  @IsNumber({}, { message: 'Число' })
  @Min(0, { message: 'Не меньше нуля' })
  @Max(10, { message: 'Не больше десяти' })
  CLS: number;
}

export class VerdictPolicyDto implements VerdictPolicy {
  @ApiProperty()
  @IsBoolean()
  serverFailures: boolean;

  @ApiProperty()
  @IsBoolean()
  browserErrors: boolean;

  @ApiProperty()
  @IsBoolean()
  chunkFailures: boolean;

  @ApiProperty()
  @IsBoolean()
  missingBeacons: boolean;

  @ApiProperty()
  @IsBoolean()
  changedGlobals: boolean;

  @ApiProperty()
  @IsBoolean()
  vitals: boolean;

  @ApiProperty({ type: MarginsDto })
  @ObjectOf(MarginsDto)
  margins: MarginsDto;
}
