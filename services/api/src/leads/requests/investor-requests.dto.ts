import {
  type AskedBonds,
  type AskedDeposit,
  FORM_MESSAGES,
  INVESTOR_FIELDS,
  type InvestorEntityId,
  type ProfitOptionId,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { roubles } from '@polden/field-kinds';
import { IsIn, IsInt } from 'class-validator';
import { Field, Ticked, WholeNumber } from '../../core/dto/field.ts';
import { IsRowId } from '../../core/dto/row-id.ts';
import { SourceDto } from '../intake/source.dto.ts';
import { withFields } from './with-fields.ts';

const SUM = roubles('Укажите сумму в рублях');

class InvestorDto extends withFields(SourceDto, INVESTOR_FIELDS) {
  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;

  @Ticked(FORM_MESSAGES.risks)
  riskAccepted: boolean;

  @Field(SUM, { required: true })
  sum: number;
}

export class InvestorRequestDto extends InvestorDto implements AskedDeposit {
  @ApiProperty({ enum: [0, 1], description: '0 a natural person, 1 a legal one' })
  @WholeNumber()
  @IsIn([0, 1], { message: 'Выберите: физическое или юридическое лицо' })
  entity: InvestorEntityId;

  @ApiProperty({ type: 'integer', description: 'Months', example: 18 })
  @WholeNumber()
  @IsInt({ message: 'Выберите срок' })
  period: number;

  @ApiProperty({ enum: [1, 2] })
  @WholeNumber()
  @IsIn([1, 2], { message: 'Выберите, когда получать доход' })
  profitOption: ProfitOptionId;
}

export class BondRequestDto extends InvestorDto implements AskedBonds {
  @ApiProperty({ enum: [1, 2], description: '1 ИИС, 2 classic' })
  @WholeNumber()
  @IsIn([1, 2], { message: 'Выберите вид счёта' })
  brokerAccountId: 1 | 2;

  @ApiProperty({ type: 'integer' })
  @WholeNumber()
  @IsRowId('Выберите выпуск облигаций')
  bondId: number;
}
