import { isOwnPath } from './own-path.ts';
import { FieldError, type FieldRules } from './field-rules.ts';

export const linkRules: FieldRules<'link'> = {
  check: ({ label, maxLength }, given) => {
    if (typeof given !== 'string') throw new FieldError(`${label}: нужен адрес`);
    const address = given.trim();
    if (address.length > maxLength) throw new FieldError(`${label}: не длиннее ${maxLength} знаков`);
    if (address === '' || isOwnPath(address) || isSecure(address)) return address;
    throw new FieldError(`${label}: адрес на нашем сайте начинается с «/», на чужом — с «https://»`);
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
