import { isOwnPath } from './own-path.ts';
import { FieldError, type FieldRules } from './field-rules.ts';

const CONTROLS = /[\p{Cc}--\n]/v;

export const textRules: FieldRules<'text'> = {
  check: ({ label, maxLength, multiline, path, initial = '' }, given) => {
    if (typeof given !== 'string') throw new FieldError(`${label}: нужен текст`);
    const text = given.replace(/\r\n?/gu, '\n').trim();
    if (text.length > maxLength) throw new FieldError(`${label}: не длиннее ${maxLength} знаков`);
    if (CONTROLS.test(text) || (!multiline && text.includes('\n'))) {
      throw new FieldError(`${label}: уберите служебные знаки и переводы строк`);
    }
    if (path && text !== '' && !isOwnPath(text)) {
      throw new FieldError(`${label}: начинается с одной косой черты и пишется без пробелов`);
    }
    return text || initial;
  },
  isEmpty: (value) => value === '',
  toColumns: (name, value) => ({ [name]: value }),
  fromColumns: (name, row) => String(row[name]),
  text: (value) => value,
  schema: ({ label, maxLength }) => ({ type: 'string', maxLength, description: label }),
};
