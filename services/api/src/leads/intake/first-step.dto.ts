import {
  type BusinessFirstStep,
  type CarPurchaseFirstStep,
  type FieldErrors,
  type FirstStepAccepted,
  FORM_MESSAGES,
  type RefinanceFirstStep,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt } from 'class-validator';
import { Field, Ticked, WholeNumber } from '../../core/dto/field.ts';
import type { LackingBody } from '../../core/dto/validation.pipe.ts';
import { IsMobilePhone } from '../../core/dto/validators.ts';
import { lackingDocuments } from '../documents/accepted-documents.ts';
import { Documents, FullName, IN_MONTHS, LeadCreatedDto, LOAN_SUM, Term } from './create-lead.dto.ts';
import { SourceDto } from './source.dto.ts';

class PledgeFirstStepDto extends SourceDto {
  @Field(LOAN_SUM, { required: true })
  sum: number;

  @ApiProperty({ example: '79161234567' })
  @IsMobilePhone()
  phoneNumber: string;

  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;
}

export class BusinessFirstStepDto extends PledgeFirstStepDto implements BusinessFirstStep {
  @ApiProperty({ type: 'integer', description: 'Months', example: 36 })
  @WholeNumber()
  @IsInt({ message: IN_MONTHS })
  period: number;
}

export class CarPurchaseFirstStepDto extends PledgeFirstStepDto implements CarPurchaseFirstStep {
  @ApiProperty({ type: 'integer', description: 'Years', example: 3 })
  @WholeNumber()
  @IsInt({ message: 'Укажите срок в годах' })
  period: number;
}

export class RefinanceFirstStepDto extends SourceDto implements RefinanceFirstStep, LackingBody {
  @ApiProperty({ example: '79161234567' })
  @IsMobilePhone()
  phone: string;

  @FullName()
  fullName?: string;

  @Field(LOAN_SUM, { required: true })
  requiredSum: number;

  @Term(IN_MONTHS, { required: true })
  requiredMonthCount: number;

  @Documents()
  documents?: string[];

  lacking(): FieldErrors {
    return lackingDocuments(this.documents);
  }
}

export class FirstStepAcceptedDto implements FirstStepAccepted {
  @ApiProperty({ type: Boolean, enum: [true] })
  ok: true;

  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: LeadCreatedDto })
  requestResponse: LeadCreatedDto;
}
