import { FIELD_WORDS } from '@polden/content-model';
import { withoutUnseen } from '@polden/ru';
import { isOwnPath } from './own-path.ts';
import { FieldError, type FieldRules } from './field-rules.ts';

export const linkRules: FieldRules<'link'> = {
  check: (field, given) => {
    if (typeof given !== 'string') throw new FieldError(FIELD_WORDS.notText(field));
    const address = withoutUnseen(given).trim();
    if (address.length > field.maxLength) throw new FieldError(FIELD_WORDS.tooLong(field, field.maxLength));
    if (address === '' || isOwnPath(address) || isSecure(address)) return address;
    throw new FieldError(FIELD_WORDS.notLink(field));
  },
  isEmpty: (value) => value === '',
  toColumns: (name, value) => ({ [name]: value }),
  fromColumns: (name, row) => String(row[name]),
  text: () => '',
  schema: ({ label, maxLength }) => ({ type: 'string', maxLength, description: label }),
};

function isSecure(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && !/\s/u.test(address);
}
