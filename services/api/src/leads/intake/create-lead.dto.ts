import {
  type CreateLead,
  type HasCar,
  LEAD_TYPES,
  type LeadCreated,
  type LeadFormType,
  type LeadType,
  PRODUCT_CODES,
  type ProductCode,
} from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { capitalised, type FieldKind, mobile, REQUEST_TEXTS, roubles } from '@polden/field-kinds';
import type { MainInfo } from '@polden/loan-application';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, IsUUID, Max } from 'class-validator';
import { ObjectOf } from '../../core/dto/nested.ts';
import { Code, Field, WholeNumber } from '../../core/dto/field.ts';
import { IsMobilePhone, MayBeAbsent } from '../../core/dto/validators.ts';
import { MainInfoDto } from '../questionnaire/main-info.dto.ts';
import { SourceDto } from './source.dto.ts';

const MAX_DOCUMENTS = 20;
const MAX_TERM = 10_000;
/** Whether the product lends it is decided with the product. */
export const LOAN_SUM = roubles('Укажите сумму в рублях');

/** Ids of the documents that were ticked; a form without scripts posts one as a text. */
export function Documents(): PropertyDecorator {
  return (target, property) => {
    for (const decorate of [
      ApiPropertyOptional({ type: [String], description: 'Ids of the accepted documents' }),
      MayBeAbsent(),
      IsArray({ message: 'Неизвестный документ' }),
      ArrayMaxSize(MAX_DOCUMENTS, { message: 'Слишком много документов' }),
      IsString({ each: true, message: 'Неизвестный документ' }),
    ]) {
      decorate(target, property);
    }
  };
}

const NAME_OR_PHONE: FieldKind = {
  ...REQUEST_TEXTS.fullName,
  check: (text) => (mobile.check(text) === null ? null : REQUEST_TEXTS.fullName.check(text)),
  normalise: capitalised,
};

/** A form that asks for no name sends the phone in its place. */
export const FullName = (): PropertyDecorator =>
  Field(NAME_OR_PHONE, { api: { description: 'The phone where no name was asked for' } });

/** A term in the product's unit; whether the product has it is decided with the product. */
export function Term(message: string): PropertyDecorator {
  return (target, property) => {
    for (const decorate of [
      ApiPropertyOptional({ type: 'integer', minimum: 1 }),
      IsOptional(),
      WholeNumber(),
      IsInt({ message }),
      Max(MAX_TERM, { message }),
    ]) {
      decorate(target, property);
    }
  };
}

export class CreateLeadDto extends SourceDto implements CreateLead {
  @ApiPropertyOptional({ format: 'uuid', description: 'The lead that the second step completes' })
  @MayBeAbsent()
  @IsUUID(undefined, { message: 'Неизвестная заявка' })
  id?: string;

  @ApiProperty({ description: 'Russian mobile, digits with or without +', example: '79161234567' })
  @IsMobilePhone()
  phone: string;

  @FullName()
  fullName?: string;

  @Field(LOAN_SUM, { required: true })
  requiredSum: number;

  @Term('Укажите срок в месяцах')
  requiredMonthCount?: number;

  @Term('Укажите срок в днях')
  days?: number;

  @Code('Неизвестная форма')
  formName?: string;

  @ApiProperty({ enum: PRODUCT_CODES })
  @IsIn(PRODUCT_CODES, { message: 'Выберите заём' })
  product: ProductCode;

  @ApiPropertyOptional({ enum: LEAD_TYPES })
  @MayBeAbsent()
  @IsIn(LEAD_TYPES, { message: 'Неизвестный вид заявки' })
  leadType?: LeadType;

  @ApiProperty({ enum: ['first', 'second'] })
  @IsIn(['first', 'second'], { message: 'Неизвестный шаг заявки' })
  formType: LeadFormType;

  @ApiPropertyOptional({ enum: [0, 1, 2], description: '0 not asked, 1 yes, 2 no' })
  @IsOptional()
  @WholeNumber()
  @IsIn([0, 1, 2], { message: 'Есть ли машина: да или нет' })
  hasCar?: HasCar;

  @ApiPropertyOptional({ type: MainInfoDto })
  @MayBeAbsent()
  @ObjectOf(MainInfoDto, 'Заполните анкету')
  mainInfo?: MainInfo;

  @Documents()
  documents?: string[];
}

export class LeadCreatedDto implements LeadCreated {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'E.164', example: '+79161234567' })
  phone: string;

  @ApiProperty({ format: 'date-time' })
  created: string;
}
