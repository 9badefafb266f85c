import { FIELD_WORDS } from '@polden/content-model';
import { withoutUnseen } from '@polden/ru';
import { isOwnPath, isSpaced } from './own-path.ts';
import { FieldError, type FieldRules } from './field-rules.ts';

const CONTROLS = /[\p{Cc}--\n]/v;

export const textRules: FieldRules<'text'> = {
  check: (field, given) => {
    const { maxLength, multiline, path, initial = '' } = field;
    if (typeof given !== 'string') throw new FieldError(FIELD_WORDS.notText(field));
    const text = withoutUnseen(given).replace(/\r\n?/gu, '\n').trim();
    if (text.length > maxLength) throw new FieldError(FIELD_WORDS.tooLong(field, maxLength));
    if (CONTROLS.test(text) || (!multiline && text.includes('\n'))) {
      throw new FieldError(FIELD_WORDS.oddCharacters(field));
    }
    if (path && text !== '' && !isOwnPath(text)) {
      const words = isSpaced(text, isOwnPath) ? FIELD_WORDS.spaceInAddress : FIELD_WORDS.notPath;
      throw new FieldError(words(field));
    }
    return text || initial;
  },
  isEmpty: (value) => value === '',
  toColumns: (name, value) => ({ [name]: value }),
  fromColumns: (name, row) => String(row[name]),
  text: (value) => value,
  schema: ({ label, maxLength }) => ({ type: 'string', maxLength, description: label }),
};
