import { FIELD_WORDS } from '@polden/content-model';
import { isDay } from '@polden/ru';
import { FieldError, type FieldRules } from './field-rules.ts';

export const dateRules: FieldRules<'date'> = {
  check: (field, given) => {
    if (given === null || given === '') return null;
    if (typeof given === 'string' && isDay(given)) return given;
    throw new FieldError(FIELD_WORDS.notDay(field));
  },
  isEmpty: (value) => value === null,
  toColumns: (name, value) => ({ [name]: value }),
  // pg reads a day as local midnight.
  fromColumns: (name, row) => (row[name] instanceof Date ? localDay(row[name]) : null),
  text: () => '',
  schema: ({ label }) => ({ type: 'string', format: 'date', nullable: true, description: label }),
};

function localDay(day: Date): string {
  const part = (number: number): string => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
}
