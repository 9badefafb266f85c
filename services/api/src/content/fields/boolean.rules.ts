import { FIELD_WORDS } from '@polden/content-model';
import { FieldError, type FieldRules } from './field-rules.ts';

export const booleanRules: FieldRules<'boolean'> = {
  check: (field, given) => {
    if (typeof given === 'boolean') return given;
    throw new FieldError(FIELD_WORDS.notYesOrNo(field));
  },
  isEmpty: () => false,
  toColumns: (name, value) => ({ [name]: value }),
  fromColumns: (name, row) => row[name] === true,
  text: () => '',
  schema: ({ label }) => ({ type: 'boolean', description: label }),
};
