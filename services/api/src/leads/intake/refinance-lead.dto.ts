import {
  LEAD_TYPES,
  type LeadFormType,
  type LeadType,
  type ProductCode,
  type RefinanceLead,
} from '@polden/api-contract';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { MayBeAbsent } from '../../core/dto/validators.ts';
import {
  Birthday,
  CarYear,
  Code,
  DepartmentCode,
  Email,
  Line,
  Passport,
  PastDay,
  PersonName,
  PlateNumber,
  RegionName,
  Rubles,
} from '../fields/field-decorators.ts';
import { RefinanceFirstStepDto } from './first-step.dto.ts';

const PRODUCTS: ProductCode[] = ['refinance', 'pts', 'business'];
const REQUIRED = { required: true };
const LONG = 300;

export class RefinanceLeadDto extends RefinanceFirstStepDto implements RefinanceLead {
  @ApiPropertyOptional({ format: 'uuid', description: 'The lead of the first step' })
  @MayBeAbsent()
  @IsUUID(undefined, { message: 'Неизвестная заявка' })
  id?: string;

  @PersonName('Имя', REQUIRED)
  firstName: string;

  @PersonName('Фамилия', REQUIRED)
  lastName: string;

  @PersonName('Отчество')
  middleName?: string;

  @RegionName('Регион')
  region?: string;

  @Passport(REQUIRED)
  passportId: string;

  @Birthday(REQUIRED)
  birthDate: string;

  @RegionName('Регион регистрации', REQUIRED)
  registrationRegion: string;

  @Rubles('Доход: рублей в месяц', { max: 100_000_000, required: true })
  avgIncome: number;

  @Email()
  email?: string;

  @Line(60, 'Марка: выберите из списка', REQUIRED)
  carBrand: string;

  @Line(60, 'Модель: выберите из списка', REQUIRED)
  carModel: string;

  @PlateNumber(REQUIRED)
  carNumber: string;

  @CarYear(REQUIRED)
  carIssueYear: number;

  @PastDay('Дата выдачи', REQUIRED)
  dateOfIssue: string;

  @DepartmentCode(REQUIRED)
  departmentCode: string;

  @Line(LONG, 'Место рождения: одной строкой, как в паспорте', REQUIRED)
  placeOfBirth: string;

  @Line(LONG, 'Кем выдан: одной строкой, как в паспорте', REQUIRED)
  placeOfIssue: string;

  @Line(LONG, 'Адрес: одной строкой', REQUIRED)
  residentialAddress: string;

  @Code('Неизвестная форма')
  formName?: string;

  @ApiPropertyOptional({ enum: PRODUCTS, default: 'refinance' })
  @IsOptional()
  @IsIn(PRODUCTS, { message: 'Выберите заём' })
  product?: ProductCode;

  @ApiPropertyOptional({ enum: LEAD_TYPES })
  @IsOptional()
  @IsIn(LEAD_TYPES, { message: 'Неизвестный вид заявки' })
  leadType?: LeadType;

  @ApiPropertyOptional({ enum: ['first', 'second'] })
  @MayBeAbsent()
  @IsIn(['first', 'second'], { message: 'Неизвестный шаг заявки' })
  formType?: LeadFormType;
}
