import { getSchemaPath } from '@nestjs/swagger';
import { FIELD_WORDS } from '@polden/content-model';
import { UUID } from './image.rules.ts';
import { FieldError, type FieldRules } from './field-rules.ts';

/** Whether there is such a file, and of an allowed kind, is asked of the database when the item is saved. */
export const fileRules: FieldRules<'file'> = {
  check: (field, given) => {
    if (given === null) return null;
    const { fileId } = typeof given === 'object' ? (given as Record<string, unknown>) : {};
    if (typeof fileId === 'string' && UUID.test(fileId)) return { fileId };
    throw new FieldError(FIELD_WORDS.lostFile(field));
  },
  isEmpty: (value) => value === null,
  toColumns: (name, value) => ({ [`${name}_id`]: value?.fileId ?? null }),
  fromColumns: (name, row) => {
    const fileId = row[`${name}_id`];
    return typeof fileId === 'string' ? { fileId } : null;
  },
  text: () => '',
  schema: ({ label }) => ({
    nullable: true,
    description: label,
    allOf: [{ $ref: getSchemaPath('ContentFile') }],
  }),
};
