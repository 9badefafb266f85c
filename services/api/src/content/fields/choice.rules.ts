import { FIELD_WORDS } from '@polden/content-model';
import { FieldError, type FieldRules } from './field-rules.ts';

export const choiceRules: FieldRules<'choice'> = {
  check: (field, given) => {
    if (typeof given === 'string' && field.options.some(({ value }) => value === given)) return given;
    throw new FieldError(FIELD_WORDS.notOption(field));
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
