import {
  DEPARTMENT_MASK,
  PASSPORT_MASK,
  PASSPORT_NUMBER_MASK,
  PASSPORT_SERIES_MASK,
  readDepartmentCode,
  readPassport,
  type InputMask,
} from '@polden/ru';
import { reading, type FieldKind } from './field-kind.ts';

const digits =
  (pattern: RegExp) =>
  (text: string): string | null => {
    const compact = text.replace(/\s/gu, '');
    return pattern.test(compact) ? compact : null;
  };

function paper(
  read: (text: string) => string | null,
  message: string,
  example: string,
  mask: InputMask,
): FieldKind {
  return { ...reading(read, message), example, privacy: 'secret', look: { inputMode: 'numeric', mask } };
}

export const passport = /* @__PURE__ */ paper(
  readPassport,
  'Десять цифр: четыре серии и шесть номера, например 4510 123456',
  '4510 123456',
  PASSPORT_MASK,
);

export const passportSeries = /* @__PURE__ */ paper(
  /* @__PURE__ */ digits(/^\d{4}$/u),
  'Четыре цифры серии',
  '4510',
  PASSPORT_SERIES_MASK,
);

export const passportNumber = /* @__PURE__ */ paper(
  /* @__PURE__ */ digits(/^\d{6}$/u),
  'Шесть цифр номера',
  '123456',
  PASSPORT_NUMBER_MASK,
);

export const departmentCode = /* @__PURE__ */ paper(
  readDepartmentCode,
  'Шесть цифр, например 770-001',
  '770-001',
  DEPARTMENT_MASK,
);
