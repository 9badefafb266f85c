import { BORROWER_AGE } from '@polden/api-contract';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  normalizePhone,
  phoneProblem,
  readDepartmentCode,
  readPassport,
  readPlateNumber,
  yearsBetween,
} from '@polden/ru';
import { regionByName } from '@polden/reference-data';
import { Transform } from 'class-transformer';
import { Equals, IsInt, IsOptional, Matches, Max, MaxLength, Min, registerDecorator } from 'class-validator';
import { readDay, today } from './day.ts';

const MAX_INTEGER = 2_147_483_647;
const OLDEST_CAR_YEARS = 40;
const EMAIL_LENGTH = 254;
/** What PostgreSQL, the CRM and a mail server take alike. */
const EMAIL =
  /^[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_%+-])?@(?:[a-z0-9а-яё](?:[a-z0-9а-яё-]{0,61}[a-z0-9а-яё])?\.)+[a-zа-яё]{2,24}$/iu;
const NAME = /^[А-Яа-яЁё][А-Яа-яЁё\s'’-]*$/u;

interface FieldOptions {
  /** Absent and '' are the same: what was left empty. */
  required?: boolean;
  /** What is said when it is missing. Default: the message of a wrong one. */
  missing?: string;
  api?: ApiPropertyOptions;
}

/**
 * A decorator of a DTO's text field: trims, takes '' for absent, and turns what was written into what is kept; what
 * `read` does not understand is refused with `message`.
 */
export function Field(
  message: string | ((written: string) => string),
  read: (text: string) => string | null,
  { required = false, missing, api = {} }: FieldOptions = {},
): PropertyDecorator {
  return (target, property) => {
    const name = String(property);
    ApiProperty({ ...api, type: String, required })(target, property);
    if (!required) IsOptional()(target, property);
    Transform(({ value }: { value: unknown }) => readText(value, read))(target, property);
    registerDecorator({
      name: 'field',
      target: target.constructor,
      propertyName: name,
      options: { message: ({ value }) => said(value, message, missing) },
      validator: { validate: (value: unknown) => typeof value === 'string' && read(value) === value },
    });
  };
}

function said(value: unknown, message: string | ((written: string) => string), missing?: string): string {
  if (value === undefined && missing !== undefined) return missing;
  if (typeof message === 'string') return message;
  return message(typeof value === 'string' ? value : '');
}

function readText(value: unknown, read: (text: string) => string | null): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const text = value.toWellFormed().trim();
  return text === '' ? undefined : (read(text) ?? text);
}

/** One line of up to `max` characters. */
export const Line = (max: number, message: string, options: FieldOptions = {}): PropertyDecorator =>
  Field(message, (text) => (text.length <= max && !/\p{Cc}/u.test(text) ? text : null), {
    ...options,
    api: { maxLength: max, ...options.api },
  });

/** Several lines of up to `max` characters. */
export const Lines = (max: number, message: string, options: FieldOptions = {}): PropertyDecorator =>
  Field(
    message,
    (text) => {
      const lines = text
        .replace(/\r\n?/gu, '\n')
        .replace(/[^\P{Cc}\n]/gu, ' ')
        .trim();
      return lines.length <= max && lines !== '' ? lines : null;
    },
    { ...options, api: { maxLength: max, ...options.api } },
  );

/** First name, surname or patronymic as in a passport. */
export const PersonName = (what: string, options: FieldOptions = {}): PropertyDecorator =>
  Field(
    `${what}: кириллицей, как в паспорте`,
    (text) => (NAME.test(text) && text.length <= 60 ? text.replace(/\s+/gu, ' ') : null),
    { ...options, api: { maxLength: 60, example: 'Анна', ...options.api } },
  );

export const Passport = (options: FieldOptions = {}): PropertyDecorator =>
  Field('Паспорт: четыре цифры серии и шесть цифр номера', readPassport, {
    ...options,
    api: { example: '4510 123456', ...options.api },
  });

export const DepartmentCode = (options: FieldOptions = {}): PropertyDecorator =>
  Field('Код подразделения: шесть цифр, как 770-001', readDepartmentCode, {
    ...options,
    api: { example: '770-001', ...options.api },
  });

export const PlateNumber = (options: FieldOptions = {}): PropertyDecorator =>
  Field('Госномер: например, А123ВС77', readPlateNumber, {
    ...options,
    api: { example: 'А123ВС77', ...options.api },
  });

/** The day when somebody was born who is from 20 to 65 now. */
export const Birthday = (options: FieldOptions = {}): PropertyDecorator =>
  Field(
    `Дата рождения: ДД.ММ.ГГГГ. Мы выдаём займы тем, кому от ${BORROWER_AGE.min} до ${BORROWER_AGE.max} лет`,
    (text) => {
      const day = readDay(text);
      if (day === null) return null;
      const age = yearsBetween(day, today());
      return age >= BORROWER_AGE.min && age <= BORROWER_AGE.max ? day : null;
    },
    { ...options, api: { example: '05.03.1990', ...options.api } },
  );

/** A day that has come already. */
export const PastDay = (what: string, options: FieldOptions = {}): PropertyDecorator =>
  Field(
    `${what}: ДД.ММ.ГГГГ, не позже сегодняшнего дня`,
    (text) => {
      const day = readDay(text);
      return day !== null && day <= today() ? day : null;
    },
    { ...options, api: { example: '20.05.2015', ...options.api } },
  );

/** A subject of the Federation, by any of its names; the DTO receives the one of `REGIONS`. */
export const RegionName = (what: string, options: FieldOptions = {}): PropertyDecorator =>
  Field(`${what}: выберите из списка`, (text) => regionByName(text)?.title ?? null, {
    ...options,
    api: { example: 'Московская область', ...options.api },
  });

export const Email = (options: FieldOptions = {}): PropertyDecorator =>
  Field('Проверьте адрес почты: он пишется так — anna@mail.ru', (text) => (isEmail(text) ? text : null), {
    missing: 'Введите адрес почты',
    ...options,
    api: { format: 'email', maxLength: EMAIL_LENGTH, ...options.api },
  });

function isEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH && EMAIL.test(text) && !text.includes('..');
}

/** A mobile or another Russian phone, as it was typed; the DTO receives E.164. */
export const AnyPhone = ({ mobile = false, ...options }: FieldOptions & { mobile?: boolean } = {}) =>
  Field(
    (written) => phoneProblem(written, { mobile }) ?? 'Номер: +7 и ещё десять цифр',
    (text) => (phoneProblem(text, { mobile }) === null ? normalizePhone(text) : null),
    { ...options, api: { example: '79161234567', ...options.api } },
  );

/** A form without scripts sends «280 000» where scripts send 280000; what was left empty is absent. */
export function WholeNumber(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value ?? undefined;
    const text = value.trim().replace(/\s?₽$/u, '');
    if (text === '') return undefined;
    return /^\d[\d\s]{0,15}$/u.test(text) ? Number(text.replace(/\s/gu, '')) : value;
  });
}

/** Whole roubles from 1 to `max`. */
export function Rubles(
  message: string,
  { max = MAX_INTEGER, required = false }: { max?: number; required?: boolean } = {},
): PropertyDecorator {
  return (target, property) => {
    ApiProperty({ type: 'integer', minimum: 1, maximum: max, required })(target, property);
    if (!required) IsOptional()(target, property);
    for (const decorate of [
      WholeNumber(),
      IsInt({ message }),
      Min(1, { message }),
      Max(max, { message: 'Слишком большая сумма' }),
    ]) {
      decorate(target, property);
    }
  };
}

/** Year of make of a car that may be pledged. */
export function CarYear({ required = false }: { required?: boolean } = {}): PropertyDecorator {
  return (target, property) => {
    ApiProperty({ type: 'integer', example: 2018, required })(target, property);
    if (!required) IsOptional()(target, property);
    WholeNumber()(target, property);
    registerDecorator({
      name: 'carYear',
      target: target.constructor,
      propertyName: String(property),
      options: { message: `Год выпуска: не больше ${OLDEST_CAR_YEARS} лет назад и не в будущем` },
      validator: {
        validate: (value: unknown) => {
          const year = Number(today().slice(0, 4));
          return Number.isInteger(value) && Number(value) <= year && Number(value) >= year - OLDEST_CAR_YEARS;
        },
      },
    });
  };
}

/** A tick box: true, or what a form without scripts posts for a ticked one. */
export function Ticked(message: string): PropertyDecorator {
  return (target, property) => {
    ApiProperty({ type: Boolean, enum: [true] })(target, property);
    Transform(({ value }: { value: unknown }) =>
      value === true || value === 'on' || value === 'true' || value === '1' ? true : value,
    )(target, property);
    Equals(true, { message })(target, property);
  };
}

/** A name of ours: `lkk_zaim2`. */
export const Code = (message: string): PropertyDecorator => {
  return (target, property) => {
    ApiProperty({ type: String, required: false, maxLength: 40 })(target, property);
    IsOptional()(target, property);
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))(target, property);
    MaxLength(40, { message })(target, property);
    Matches(/^[a-z0-9_]{1,40}$/u, { message })(target, property);
  };
};
