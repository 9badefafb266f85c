import type { FieldKind } from './field-kind.ts';

const MAX = 254;
/** What PostgreSQL, the CRM and a mail server take alike. */
const EMAIL =
  /^[a-z0-9](?:[a-z0-9.'_%+-]{0,62}[a-z0-9_%+-])?@(?:[a-z0-9а-яё](?:[a-z0-9а-яё-]{0,61}[a-z0-9а-яё])?\.)+[a-zа-яё]{2,24}$/iu;

export const email: FieldKind = {
  check: (text) =>
    text.length <= MAX && EMAIL.test(text) && !text.includes('..')
      ? null
      : 'Проверьте адрес почты: он пишется так — anna@mail.ru',
  missing: 'Введите адрес почты',
  maxLength: MAX,
  privacy: 'personal',
  contact: 'email',
  look: { type: 'email', inputMode: 'email', autoComplete: 'email' },
};
