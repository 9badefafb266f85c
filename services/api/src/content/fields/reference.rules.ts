import { FIELD_WORDS } from '@polden/content-model';
import { isRowId } from '../../core/dto/row-id.ts';
import { FieldError, type FieldRules } from './field-rules.ts';

/** Whether there is such an item is asked of the database when this one is saved. */
export const referenceRules: FieldRules<'reference'> = {
  check: (field, given) => {
    if (given === null || given === '') return null;
    if (isRowId(given)) return given;
    throw new FieldError(FIELD_WORDS.notOption(field));
  },
  isEmpty: (value) => value === null,
  toColumns: (name, value) => ({ [`${name}_id`]: value }),
  fromColumns: (name, row) => (typeof row[`${name}_id`] === 'number' ? Number(row[`${name}_id`]) : null),
  text: () => '',
  schema: ({ label, to }) => ({ type: 'integer', nullable: true, description: `${label}: id of ${to}` }),
};
