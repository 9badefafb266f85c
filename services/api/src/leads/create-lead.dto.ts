import {
  type CreateLead,
  LEAD_TYPES,
  type LeadCreated,
  type LeadFormType,
  type LeadType,
  PRODUCT_CODES,
  type ProductCode,
} from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { IsLine, IsMobilePhone } from '../dto/validators.ts';

const MAX_INTEGER = 2_147_483_647;
const MAX_DOCUMENTS = 20;

/** A form without scripts sends «280 000» where scripts send 280000. */
const WholeNumber = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d[\d\s]{0,15}$/u.test(value) ? Number(value.replace(/\s/gu, '')) : value,
  );

export class CreateLeadDto implements CreateLead {
  @ApiProperty({ description: 'Russian mobile, digits with or without +', example: '79161234567' })
  @IsMobilePhone()
  phone: string;

  @ApiPropertyOptional({ description: 'The phone where no name was asked for' })
  @IsOptional()
  @IsLine(200, 'Имя — до 200 знаков')
  fullName?: string;

  @ApiProperty({ description: 'Whole roubles', example: 280_000 })
  @WholeNumber()
  @IsInt({ message: 'Укажите сумму в рублях' })
  @Min(1, { message: 'Укажите сумму в рублях' })
  @Max(MAX_INTEGER, { message: 'Слишком большая сумма' })
  requiredSum: number;

  @ApiPropertyOptional({ description: 'Months; every product but pdl', example: 48 })
  @IsOptional()
  @WholeNumber()
  @IsInt({ message: 'Укажите срок в месяцах' })
  requiredMonthCount?: number;

  @ApiPropertyOptional({ description: 'Days; pdl only', example: 21 })
  @IsOptional()
  @WholeNumber()
  @IsInt({ message: 'Укажите срок в днях' })
  days?: number;

  @ApiPropertyOptional({ example: 'lkk_zaim2' })
  @IsOptional()
  @Matches(/^[a-z0-9_]{1,40}$/u, { message: 'Неизвестная форма' })
  formName?: string;

  @ApiProperty({ enum: PRODUCT_CODES })
  @IsIn(PRODUCT_CODES, { message: 'Выберите заём' })
  product: ProductCode;

  @ApiPropertyOptional({ enum: LEAD_TYPES })
  @IsOptional()
  @IsIn(LEAD_TYPES, { message: 'Неизвестный вид заявки' })
  leadType?: LeadType;

  @ApiPropertyOptional()
  @IsOptional()
  @IsLine(100, 'Неизвестный код партнёра')
  leadGenCode?: string;

  @ApiProperty({ enum: ['first', 'second'] })
  @IsIn(['first', 'second'], { message: 'Неизвестный шаг заявки' })
  formType: LeadFormType;

  @ApiPropertyOptional({ type: [String], description: 'Ids of the accepted documents' })
  @IsOptional()
  @IsArray({ message: 'Неизвестный документ' })
  @ArrayMaxSize(MAX_DOCUMENTS, { message: 'Слишком много документов' })
  @IsString({ each: true, message: 'Неизвестный документ' })
  documents?: string[];

  @ApiPropertyOptional()
  @IsOptional()
  @IsLine(200, 'Неизвестный источник')
  utmSource?: string;
}

export class LeadCreatedDto implements LeadCreated {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'E.164', example: '+79161234567' })
  phone: string;

  @ApiProperty({ format: 'date-time' })
  created: string;
}
