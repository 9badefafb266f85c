import { FieldError, type FieldRules } from './field-rules.ts';

export const numberRules: FieldRules<'number'> = {
  check: ({ label, min, max, integer }, given) => {
    if (given === null) return null;
    const fits = typeof given === 'number' && given >= min && given <= max;
    if (fits && (!integer || Number.isInteger(given))) return given;
    throw new FieldError(`${label}: ${integer ? 'целое число' : 'число'} от ${min} до ${max}`);
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
