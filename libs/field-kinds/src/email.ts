import type { FieldKind } from './field-kind.ts';

const MAX = 254;
/** What PostgreSQL, the CRM and a mail server take alike; «почта.рф» comes from a browser as `xn--80a1acny.xn--p1ai`. */
const EMAIL =
  /^[a-z0-9](?:[a-z0-9.'_%+-]{0,62}[a-z0-9_%+-])?@(?:[a-z0-9а-яё](?:[a-z0-9а-яё-]{0,61}[a-z0-9а-яё])?\.)+(?:[a-zа-яё]{2,24}|xn--[a-z0-9-]{2,59})$/iu;

export const email: FieldKind = {
  check: (text) =>
    text.length <= MAX && EMAIL.test(text) && !text.includes('..')
      ? null
      : 'Проверьте адрес почты: он пишется латинскими буквами, например anna@mail.ru',
  missing: 'Введите адрес почты',
  maxLength: MAX,
  privacy: 'personal',
  contact: 'email',
  look: { type: 'email', inputMode: 'email', autoComplete: 'email' },
};
