import { FieldError, type FieldRules } from './field-rules.ts';

const SLUG = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/u;

export const slugRules: FieldRules<'slug'> = {
  check: ({ label, maxLength, reservedEnd }, given) => {
    if (typeof given !== 'string') throw new FieldError(`${label}: нужен текст`);
    const slug = given.trim().toLowerCase();
    if (slug.length > maxLength) throw new FieldError(`${label}: не длиннее ${maxLength} знаков`);
    if (slug !== '' && !SLUG.test(slug)) {
      throw new FieldError(`${label}: латинские буквы, цифры и одиночные дефисы, хотя бы одна буква`);
    }
    if (reservedEnd !== undefined && slug.endsWith(reservedEnd)) {
      throw new FieldError(`${label}: не может кончаться на ${reservedEnd}, так открывается архив`);
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
