import { FIELD_WORDS } from '@polden/content-model';
import { FieldError, type FieldRules } from './field-rules.ts';

export const numberRules: FieldRules<'number'> = {
  check: (field, given) => {
    const { min, max, integer } = field;
    if (given === null) return null;
    const fits = typeof given === 'number' && given >= min && given <= max;
    if (fits && (!integer || Number.isInteger(given))) return given;
    throw new FieldError(FIELD_WORDS.notNumber(field, field));
  },
  isEmpty: (value) => value === null,
  toColumns: (name, value) => ({ [name]: value }),
  // pg gives numeric as text.
  fromColumns: (name, row) => (row[name] === null ? null : Number(row[name])),
  text: () => '',
  schema: ({ label, min, max, integer }) => ({
    type: integer ? 'integer' : 'number',
    minimum: min,
    maximum: max,
    nullable: true,
    description: label,
  }),
};
