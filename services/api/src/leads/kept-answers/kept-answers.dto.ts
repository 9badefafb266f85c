import type { BegunAnswers, HasCar, KeepAnswers, KeptAnswers } from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { line } from '@polden/field-kinds';
import { mainInfoQuestions } from '@polden/loan-application';
import { IsUUID } from 'class-validator';
import { Field } from '../../core/dto/field.ts';
import { ObjectOf } from '../../core/dto/nested.ts';
import { CarTold, IN_DAYS, IN_MONTHS, LOAN_SUM, Term } from '../intake/create-lead.dto.ts';

/** The longest answer of a questionnaire has no more. */
const TYPED = line(300, 'Слишком длинно: до 300 знаков');

/** Whatever was typed: somebody may have stopped in the middle of a word. */
class BegunAnswersDto extends (Object as new () => BegunAnswers) {}
for (const [name] of mainInfoQuestions()) Field(TYPED)(BegunAnswersDto.prototype, name);

export class KeptAnswersDto implements KeptAnswers {
  @ApiProperty({ type: BegunAnswersDto })
  @ObjectOf(BegunAnswersDto, 'Заполните анкету')
  answers: BegunAnswers;
}

export class KeepAnswersDto extends KeptAnswersDto implements KeepAnswers {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Неизвестная заявка' })
  leadId: string;

  @Field(LOAN_SUM, { required: true })
  requiredSum: number;

  @Term(IN_MONTHS)
  requiredMonthCount?: number;

  @Term(IN_DAYS)
  days?: number;

  @CarTold()
  hasCar?: HasCar;

  @Field(line(100, 'Название города — до 100 знаков'))
  city?: string;
}
