import type { MainInfo } from '@polden/api-contract';
import {
  Birthday,
  CarYear,
  DepartmentCode,
  Email,
  Field,
  Line,
  Passport,
  PastDay,
  PersonName,
  PlateNumber,
  RegionName,
  Rubles,
} from '../fields/field-decorators.ts';

const LONG = 300;
const INCOME_MAX = 100_000_000;
const digits = (count: number) => (text: string) => {
  const compact = text.replace(/\s/gu, '');
  return new RegExp(`^\\d{${count}}$`, 'u').test(compact) ? compact : null;
};

/** The questionnaire as either variant sends it; each field that is there is checked, what must be there elsewhere. */
export class MainInfoDto implements MainInfo {
  @PersonName('Имя')
  firstName?: string;

  @PersonName('Фамилия')
  lastName?: string;

  @PersonName('Отчество')
  middleName?: string;

  @Passport()
  passport?: string;

  @Field('Серия паспорта: четыре цифры', digits(4), { api: { example: '4510' } })
  passportSeriya?: string;

  @Field('Номер паспорта: шесть цифр', digits(6), { api: { example: '123456' } })
  passportNumber?: string;

  @PastDay('Дата выдачи')
  dateOfIssue?: string;

  @DepartmentCode()
  departmentCode?: string;

  @Line(LONG, 'Кем выдан: одной строкой, как в паспорте')
  placeOfIssue?: string;

  @Line(LONG, 'Адрес: одной строкой')
  residentialAddress?: string;

  @Line(LONG, 'Место рождения: одной строкой, как в паспорте')
  placeOfBirth?: string;

  @Birthday()
  birthday?: string;

  @Birthday()
  birthDate?: string;

  @RegionName('Регион')
  region?: string;

  @RegionName('Регион')
  registrationRegion?: string;

  @RegionName('Регион')
  regionRegistration?: string;

  @Rubles('Доход: рублей в месяц', { max: INCOME_MAX })
  monthIncome?: number;

  @Email()
  email?: string;

  @Line(60, 'Марка: выберите из списка')
  carMark?: string;

  @Line(60, 'Модель: выберите из списка')
  carModel?: string;

  @CarYear()
  carProduced?: number;

  @PlateNumber()
  carNumber?: string;

  @Rubles('Стоимость машины: в рублях', { max: INCOME_MAX })
  carCost?: number;
}
