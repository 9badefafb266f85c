import { FieldError, type FieldRules } from './field-rules.ts';

export const booleanRules: FieldRules<'boolean'> = {
  check: ({ label }, given) => {
    if (typeof given === 'boolean') return given;
    throw new FieldError(`${label}: да или нет`);
  },
  isEmpty: () => false,
  toColumns: (name, value) => ({ [name]: value }),
  fromColumns: (name, row) => row[name] === true,
  text: () => '',
  schema: ({ label }) => ({ type: 'boolean', description: label }),
};
