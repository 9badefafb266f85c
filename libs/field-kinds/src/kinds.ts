import {
  carName,
  carYear,
  plateNumber,
  propertyName,
  propertyYear,
  registrationNumber,
  vin,
} from './cars.ts';
import { birthday, pastDay } from './days.ts';
import { email } from './email.ts';
import type { FieldKind } from './field-kind.ts';
import { inn } from './inn.ts';
import { money } from './money.ts';
import { departmentCode, passport, passportNumber, passportSeries } from './passport.ts';
import { personName } from './person-name.ts';
import { mobile, phone } from './phones.ts';
import { region } from './region.ts';
import { passportLine } from './text.ts';

/** The kinds that questions of data name. Two of one check differ in how they are asked: with suggestions or without. */
export const FIELD_KINDS = {
  name: personName,
  birthday,
  'past-day': pastDay,
  passport,
  'passport-series': passportSeries,
  'passport-number': passportNumber,
  department: departmentCode,
  'place-of-issue': passportLine,
  line: passportLine,
  region,
  money,
  email,
  mobile,
  phone,
  'car-mark': carName,
  'car-model': carName,
  'car-year': carYear,
  plate: plateNumber,
  property: propertyName,
  'property-year': propertyYear,
  registration: registrationNumber,
  vin,
  inn,
} as const satisfies Record<string, FieldKind>;

export type FieldKindName = keyof typeof FIELD_KINDS;
/** Kinds with values that travel as numbers. */
export type NumberKindName = 'money' | 'car-year' | 'property-year';
