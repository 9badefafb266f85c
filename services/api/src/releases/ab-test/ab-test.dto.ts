import { ApiProperty } from '@nestjs/swagger';
import {
  AB_EVENT_KINDS,
  type AbEvent,
  type AbEventKind,
  type AbTestEntry,
  type AbTestResult,
  EXPERIMENT_NAMES,
  type ExperimentName,
} from '@polden/api-contract';
import { IsIn } from 'class-validator';
import { ObjectOf } from '../../core/dto/nested.ts';

class AbEventDto implements AbEvent {
  @ApiProperty({ enum: EXPERIMENT_NAMES })
  @IsIn(EXPERIMENT_NAMES, { message: 'Такого эксперимента нет' })
  experiment: ExperimentName;

  @ApiProperty({ enum: AB_EVENT_KINDS })
  @IsIn(AB_EVENT_KINDS, { message: 'Неизвестный вид события' })
  kind: AbEventKind;
}

export class AbTestEntryDto implements AbTestEntry {
  @ApiProperty()
  @ObjectOf(AbEventDto, 'Нужно событие')
  event: AbEventDto;
}

class AbVariantResultDto {
  @ApiProperty()
  variant: string;

  @ApiProperty({ description: 'Visitors who saw it' })
  exposures: number;

  @ApiProperty({ description: 'Visitors who then did what the experiment is for' })
  conversions: number;
}

export class AbTestResultDto implements AbTestResult {
  @ApiProperty({ enum: EXPERIMENT_NAMES })
  experiment: ExperimentName;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: [AbVariantResultDto] })
  variants: AbVariantResultDto[];
}
