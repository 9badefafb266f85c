import { FIELD_WORDS } from '@polden/content-model';
import { withoutUnseen } from '@polden/ru';
import { isOwnPath, isSpaced } from './own-path.ts';
import { FieldError, type FieldRules } from './field-rules.ts';

export const linkRules: FieldRules<'link'> = {
  check: (field, given) => {
    if (typeof given !== 'string') throw new FieldError(FIELD_WORDS.notText(field));
    const address = withoutUnseen(given).trim();
    if (address.length > field.maxLength) throw new FieldError(FIELD_WORDS.tooLong(field, field.maxLength));
    if (address === '' || isAddress(address)) return address;
    const words = isSpaced(address, isAddress) ? FIELD_WORDS.spaceInAddress : FIELD_WORDS.notLink;
    throw new FieldError(words(field));
  },
  isEmpty: (value) => value === '',
  toColumns: (name, value) => ({ [name]: value }),
  fromColumns: (name, row) => String(row[name]),
  text: () => '',
  schema: ({ label, maxLength }) => ({ type: 'string', maxLength, description: label }),
};

function isAddress(text: string): boolean {
  return isOwnPath(text) || isSecure(text);
}

function isSecure(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && !/\s/u.test(address);
}
