import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  FAILURE_KINDS,
  type FailureKind,
  type Observations,
  type Observed,
  type ObservedChannel,
  OUTCOMES,
  REDIRECT_USES_MAX,
  type RedirectUse,
  type ShellBar,
  type ShellFailure,
} from '@polden/api-contract';
import {
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { ListOf } from '../../../core/dto/nested.ts';
import { IsRowId } from '../../../core/dto/row-id.ts';
import { IsEnvironment } from '../../release-fields.ts';
import { ReleaseQuery } from '../../releases.dto.ts';

const MAX_COUNTS = 500;
const MAX_COUNT = 10_000_000;
const MAX_TEXT = 200;
const COUNTED: readonly Observed[] = [...OUTCOMES, 'dealt', 'untrusted', 'late'];
const COUNTED_NAMES: readonly string[] = COUNTED;
const CHANNELS = ['stable', 'canary', 'control'] as const satisfies ObservedChannel[];

const IsCount = () => applyDecorators(IsInt(), Min(0), Max(MAX_COUNT));

const AreOutcomes = () =>
  ValidateBy({
    name: 'areOutcomes',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        Object.entries(value).every(
          ([name, count]) =>
            COUNTED_NAMES.includes(name) && Number.isInteger(count) && count >= 0 && count <= MAX_COUNT,
        ),
      defaultMessage: () => `Counts of ${COUNTED.join(', ')}`,
    },
  });

class ObservedRemoteDto extends ReleaseQuery {
  @ApiProperty({ enum: CHANNELS })
  @IsIn(CHANNELS)
  channel: ObservedChannel;

  @ApiPropertyOptional({ format: 'date-time', description: 'When it happened; now when left out' })
  @IsOptional()
  @IsISO8601()
  at?: string;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, example: { ok: 49, render: 1 } })
  @AreOutcomes()
  outcomes: Partial<Record<Observed, number>>;

  @ApiPropertyOptional({ maxLength: MAX_TEXT })
  @IsOptional()
  @IsString()
  message?: string;
}

class ShellBarDto extends ReleaseQuery implements ShellBar {
  @ApiProperty({ maxLength: MAX_TEXT, description: 'What it did last' })
  @IsString()
  @MaxLength(MAX_TEXT)
  how: string;

  @ApiProperty({ format: 'date-time' })
  @IsISO8601()
  at: string;
}

class ShellFailureDto extends ReleaseQuery implements ShellFailure {
  @ApiProperty({ enum: FAILURE_KINDS })
  @IsIn(FAILURE_KINDS)
  kind: FailureKind;

  @ApiProperty({ maxLength: MAX_TEXT, description: 'What failed last' })
  @IsString()
  @MaxLength(MAX_TEXT)
  how: string;

  @ApiProperty({ format: 'date-time' })
  @IsISO8601()
  at: string;
}

class RedirectUseDto implements RedirectUse {
  @ApiProperty()
  @IsRowId('Not the number of a redirect')
  id: number;

  @ApiProperty({ maximum: MAX_COUNT })
  @IsCount()
  people: number;

  @ApiProperty({ maximum: MAX_COUNT, description: 'Search engines and the like' })
  @IsCount()
  robots: number;
}

export class ObservationsDto implements Observations {
  @ApiProperty({ format: 'uuid', description: 'A batch that arrives twice counts once' })
  @IsUUID()
  id: string;

  @ApiProperty({ example: 'production' })
  @IsEnvironment()
  environment: string;

  @ApiProperty()
  @IsString()
  @MaxLength(MAX_TEXT)
  shell: string;

  @ApiProperty({ format: 'date-time' })
  @IsISO8601()
  at: string;

  @ApiProperty({ type: [ObservedRemoteDto] })
  @ArrayMaxSize(MAX_COUNTS)
  @ListOf(ObservedRemoteDto)
  counts: ObservedRemoteDto[];

  @ApiPropertyOptional({ type: [ShellBarDto], description: 'All that this shell evaluates no more' })
  @IsOptional()
  @ArrayMaxSize(MAX_COUNTS)
  @ListOf(ShellBarDto)
  barred?: ShellBarDto[];

  @ApiPropertyOptional({ type: [ShellFailureDto], description: 'All that fails on this shell just now' })
  @IsOptional()
  @ArrayMaxSize(MAX_COUNTS)
  @ListOf(ShellFailureDto)
  failing?: ShellFailureDto[];

  @ApiPropertyOptional({ type: [RedirectUseDto], description: 'How often editors’ redirects were used' })
  @IsOptional()
  @ArrayMaxSize(REDIRECT_USES_MAX)
  @ListOf(RedirectUseDto)
  redirects?: RedirectUseDto[];
}
