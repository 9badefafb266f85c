import { FIELD_WORDS } from '@polden/content-model';
import { isDay } from '@polden/ru';
import { FieldError, type FieldRules } from './field-rules.ts';

/** Nothing that is written here is older: an earlier year is a slip of the hand. */
const FIRST_DAY = '1900-01-01';

export const dateRules: FieldRules<'date'> = {
  check: (field, given) => {
    if (given === null || given === '') return null;
    if (typeof given !== 'string' || !isDay(given)) throw new FieldError(FIELD_WORDS.notDay(field));
    if (given < FIRST_DAY) throw new FieldError(FIELD_WORDS.wrongYear(field));
    return given;
  },
  isEmpty: (value) => value === null,
  toColumns: (name, value) => ({ [name]: value }),
  // pg reads a day as local midnight.
  fromColumns: (name, row) => (row[name] instanceof Date ? localDay(row[name]) : null),
  text: () => '',
  schema: ({ label }) => ({ type: 'string', format: 'date', nullable: true, description: label }),
};

function localDay(day: Date): string {
  const part = (number: number, length = 2): string => String(number).padStart(length, '0');
  return `${part(day.getFullYear(), 4)}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
}
