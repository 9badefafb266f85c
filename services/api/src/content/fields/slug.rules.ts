import { FIELD_WORDS } from '@polden/content-model';
import { FieldError, type FieldRules } from './field-rules.ts';

const SLUG = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/u;

export const slugRules: FieldRules<'slug'> = {
  check: (field, given) => {
    const { maxLength, reservedEnd } = field;
    if (typeof given !== 'string') throw new FieldError(FIELD_WORDS.notText(field));
    const slug = given.trim().toLowerCase();
    if (slug.length > maxLength) throw new FieldError(FIELD_WORDS.tooLong(field, maxLength));
    if (slug !== '' && !SLUG.test(slug)) throw new FieldError(FIELD_WORDS.notSlug());
    if (reservedEnd !== undefined && slug.endsWith(reservedEnd)) {
      throw new FieldError(FIELD_WORDS.reservedEnd(field, reservedEnd));
    }
    return slug;
  },
  isEmpty: (value) => value === '',
  toColumns: (name, value) => ({ [name]: value }),
  fromColumns: (name, row) => String(row[name]),
  text: () => '',
  schema: ({ label, maxLength }) => ({
    type: 'string',
    maxLength,
    description: label,
    pattern: '^[a-z0-9-]*$',
  }),
};
