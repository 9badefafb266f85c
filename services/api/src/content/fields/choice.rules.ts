import { FieldError, type FieldRules } from './field-rules.ts';

export const choiceRules: FieldRules<'choice'> = {
  check: ({ label, options }, given) => {
    if (typeof given === 'string' && options.some(({ value }) => value === given)) return given;
    throw new FieldError(`${label}: выберите из списка`);
  },
  isEmpty: (value) => value === '',
  toColumns: (name, value) => ({ [name]: value }),
  fromColumns: (name, row) => String(row[name]),
  text: () => '',
  schema: ({ label, options }) => ({
    type: 'string',
    enum: options.map(({ value }) => value),
    description: label,
  }),
};
