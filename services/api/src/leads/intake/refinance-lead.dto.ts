import {
  type FieldErrors,
  LEAD_TYPES,
  type LeadFormType,
  type LeadType,
  type ProductCode,
  type RefinanceLead,
} from '@polden/api-contract';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { askedIn, kindOf, nameIn, QUESTIONS, type RefinanceAnswers } from '@polden/loan-application';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { Code, Field } from '../../core/dto/field.ts';
import { MayBeAbsent } from '../../core/dto/validators.ts';
import { withAnswers } from '../questionnaire/with-answers.ts';
import { RefinanceFirstStepDto } from './first-step.dto.ts';

const PRODUCTS: ProductCode[] = ['refinance', 'pts', 'business'];

export class RefinanceLeadDto
  extends withAnswers<RefinanceFirstStepDto, RefinanceAnswers>(
    RefinanceFirstStepDto,
    askedIn('vehicle').map((question) => ({
      name: nameIn(question.key, question, 'refinance'),
      question,
      required: question.required !== undefined,
    })),
  )
  implements RefinanceLead
{
  @ApiPropertyOptional({ format: 'uuid', description: 'The lead of the first step' })
  @MayBeAbsent()
  @IsUUID(undefined, { message: 'Неизвестная заявка' })
  id?: string;

  @Field(kindOf(QUESTIONS.region))
  region?: string;

  @Code('Неизвестная форма')
  formName?: string;

  @ApiPropertyOptional({ enum: PRODUCTS, default: 'refinance' })
  @IsOptional()
  @IsIn(PRODUCTS, { message: 'Выберите заём' })
  product?: ProductCode;

  @ApiPropertyOptional({ enum: LEAD_TYPES })
  @MayBeAbsent()
  @IsIn(LEAD_TYPES, { message: 'Неизвестный вид заявки' })
  leadType?: LeadType;

  @ApiPropertyOptional({ enum: ['first', 'second'] })
  @MayBeAbsent()
  @IsIn(['first', 'second'], { message: 'Неизвестный шаг заявки' })
  formType?: LeadFormType;

  override lacking(): FieldErrors {
    // The first step may have brought the documents.
    return this.id === undefined ? super.lacking() : {};
  }
}
