import {
  type BondRequest,
  FORM_MESSAGES,
  type InvestorEntityId,
  type InvestorRequest,
  type ProfitOptionId,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { email, mobile, roubles } from '@polden/field-kinds';
import { IsIn, IsInt } from 'class-validator';
import { Field, Ticked, WholeNumber } from '../../core/dto/field.ts';
import { IsRowId } from '../../core/dto/row-id.ts';
import { SourceDto } from '../intake/source.dto.ts';
import { Comment, Name } from './requests.dto.ts';

const REQUIRED = { required: true };
const SUM = roubles('Укажите сумму в рублях');

export class InvestorRequestDto extends SourceDto implements InvestorRequest {
  @Name()
  name: string;

  @Field(mobile, REQUIRED)
  phone: string;

  @Field(email, REQUIRED)
  email: string;

  @ApiProperty({ enum: [0, 1], description: '0 a natural person, 1 a legal one' })
  @WholeNumber()
  @IsIn([0, 1], { message: 'Выберите: физическое или юридическое лицо' })
  entity: InvestorEntityId;

  @Field(SUM, REQUIRED)
  sum: number;

  @ApiProperty({ type: 'integer', description: 'Months', example: 18 })
  @WholeNumber()
  @IsInt({ message: 'Выберите срок' })
  period: number;

  @ApiProperty({ enum: [1, 2] })
  @WholeNumber()
  @IsIn([1, 2], { message: 'Выберите, когда получать доход' })
  profitOption: ProfitOptionId;

  @Comment()
  comment?: string;

  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;

  @Ticked(FORM_MESSAGES.risks)
  riskAccepted: boolean;
}

export class BondRequestDto extends SourceDto implements BondRequest {
  @Name()
  name: string;

  @Field(mobile, REQUIRED)
  phone: string;

  @Field(email, REQUIRED)
  email: string;

  @Field(SUM, REQUIRED)
  sum: number;

  @ApiProperty({ enum: [1, 2], description: '1 ИИС, 2 classic' })
  @WholeNumber()
  @IsIn([1, 2], { message: 'Выберите вид счёта' })
  brokerAccountId: 1 | 2;

  @ApiProperty({ type: 'integer' })
  @WholeNumber()
  @IsRowId('Выберите выпуск облигаций')
  bondId: number;

  @Comment()
  comment?: string;

  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;

  @Ticked(FORM_MESSAGES.risks)
  riskAccepted: boolean;
}
