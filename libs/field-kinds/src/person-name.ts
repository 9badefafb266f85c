import type { FieldKind } from './field-kind.ts';

const NAME = /^[А-Яа-яЁё][А-Яа-яЁё\s'’-]*$/u;
const MAX = 60;

/** First name, surname or patronymic as in a passport. */
export const personName: FieldKind = {
  check: (text) => {
    if (!NAME.test(text)) return 'Русскими буквами, как в паспорте';
    return text.length > MAX ? `Не длиннее ${MAX} знаков` : null;
  },
  normalise: (text) => text.replace(/\s+/gu, ' '),
  maxLength: MAX,
  example: 'Анна',
  privacy: 'personal',
};
