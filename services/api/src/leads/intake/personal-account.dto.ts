import {
  type FieldErrors,
  LEAD_TYPES,
  type LeadFormType,
  type LeadType,
  type PersonalAccountLead,
  type PersonalAccountLink,
  PRODUCT_CODES,
  type ProductCode,
} from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { Code, Field } from '../../core/dto/field.ts';
import type { LackingBody } from '../../core/dto/validation.pipe.ts';
import { IsMobilePhone, MayBeAbsent } from '../../core/dto/validators.ts';
import { lackingDocuments } from '../documents/accepted-documents.ts';
import { Documents, IN_DAYS, IN_MONTHS, LOAN_SUM, Term } from './create-lead.dto.ts';
import { SourceDto } from './source.dto.ts';

export class PersonalAccountLeadDto extends SourceDto implements PersonalAccountLead, LackingBody {
  @ApiProperty({ example: '79161234567' })
  @IsMobilePhone()
  phone: string;

  @Code('Неизвестная форма')
  formName?: string;

  @ApiPropertyOptional({ enum: PRODUCT_CODES, default: 'pts' })
  @IsOptional()
  @IsIn(PRODUCT_CODES, { message: 'Выберите заём' })
  product?: ProductCode;

  @ApiPropertyOptional({ enum: LEAD_TYPES, default: 'site3_pts_loan' })
  @MayBeAbsent()
  @IsIn(LEAD_TYPES, { message: 'Неизвестный вид заявки' })
  leadType?: LeadType;

  @ApiPropertyOptional({ enum: ['first', 'second'], default: 'first' })
  @MayBeAbsent()
  @IsIn(['first', 'second'], { message: 'Неизвестный шаг заявки' })
  formType?: LeadFormType;

  @Field(LOAN_SUM)
  requiredSum?: number;

  @Term(IN_MONTHS)
  requiredMonthCount?: number;

  @Term(IN_DAYS)
  days?: number;

  @Documents()
  documents?: string[];

  lacking(): FieldErrors {
    return lackingDocuments(this.documents);
  }
}

export class PersonalAccountLinkDto implements PersonalAccountLink {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Signed, expiring link to the personal account' })
  link: string;

  @ApiProperty({ format: 'date-time' })
  created: string;
}
