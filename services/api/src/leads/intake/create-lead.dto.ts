import {
  type CreateLead,
  type FieldErrors,
  type HasCar,
  LEAD_TYPES,
  type LeadCreated,
  type LeadFormType,
  type LeadType,
  PRODUCT_CODES,
  type ProductCode,
  questionnaireOf,
} from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { capitalised, type FieldKind, mobile, REQUEST_TEXTS, roubles } from '@polden/field-kinds';
import type { MainInfo } from '@polden/loan-application';
import { normalizePhone } from '@polden/ru';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, IsUUID, Max } from 'class-validator';
import type { LackingBody } from '../../core/dto/validation.pipe.ts';
import { ObjectOf } from '../../core/dto/nested.ts';
import { Code, Field, WholeNumber } from '../../core/dto/field.ts';
import { IsMobilePhone, MayBeAbsent } from '../../core/dto/validators.ts';
import { lackingDocuments } from '../documents/accepted-documents.ts';
import { MainInfoDto } from '../questionnaire/main-info.dto.ts';
import { lackingAnswers } from '../questionnaire/questionnaire.ts';
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
  normalise: (text) => (mobile.check(text) === null ? (normalizePhone(text) ?? text) : capitalised(text)),
};

/** A form that asks for no name sends the phone in its place, which is kept as the phone itself is. */
export const FullName = (): PropertyDecorator =>
  Field(NAME_OR_PHONE, { api: { description: 'The phone where no name was asked for' } });

/** The answer that an instalment loan depends on. */
export function CarTold(): PropertyDecorator {
  return (target, property) => {
    for (const decorate of [
      ApiPropertyOptional({ enum: [0, 1, 2], description: '0 not asked, 1 yes, 2 no' }),
      IsOptional(),
      WholeNumber(),
      IsIn([0, 1, 2], { message: 'Есть ли машина: да или нет' }),
    ]) {
      decorate(target, property);
    }
  };
}

export const IN_MONTHS = 'Укажите срок в месяцах';
export const IN_DAYS = 'Укажите срок в днях';

/** A term in the product's unit; whether the product has it is decided with the product. */
export function Term(message: string, { required = false } = {}): PropertyDecorator {
  return (target, property) => {
    for (const decorate of [
      ApiProperty({ type: 'integer', minimum: 1, required }),
      ...(required ? [] : [IsOptional()]),
      WholeNumber(),
      IsInt({ message }),
      Max(MAX_TERM, { message }),
    ]) {
      decorate(target, property);
    }
  };
}

export class CreateLeadDto extends SourceDto implements CreateLead, LackingBody {
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

  @Term(IN_MONTHS)
  requiredMonthCount?: number;

  @Term(IN_DAYS)
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

  @CarTold()
  hasCar?: HasCar;

  @ApiPropertyOptional({ type: MainInfoDto })
  @MayBeAbsent()
  @ObjectOf(MainInfoDto, 'Заполните анкету')
  mainInfo?: MainInfo;

  @Documents()
  documents?: string[];

  lacking(): FieldErrors {
    const { product, id, hasCar, mainInfo = {}, documents } = this;
    const [term, inUnits] =
      product === 'pdl' ? (['days', IN_DAYS] as const) : (['requiredMonthCount', IN_MONTHS] as const);
    const isSecond = this.formType === 'second';
    const asked = isSecond && PRODUCT_CODES.includes(product) ? questionnaireOf(product, hasCar) : null;
    return {
      ...(this[term] === undefined && { [term]: [inUnits] }),
      ...lackingAnswers(mainInfo, asked),
      // The first step may have brought them.
      ...(isSecond && id !== undefined ? {} : lackingDocuments(documents)),
    };
  }
}

export class LeadCreatedDto implements LeadCreated {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'E.164', example: '+79161234567' })
  phone: string;

  @ApiProperty({ format: 'date-time' })
  created: string;
}
