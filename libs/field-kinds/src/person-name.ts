import type { FieldKind } from './field-kind.ts';

const NAME = /^[А-Яа-яЁё][А-Яа-яЁё\s'’-]*$/u;
const MAX = 60;
/** What editors of texts and keyboards of telephones write instead of the two signs of a name. */
const HYPHENS = /[\u2010-\u2015\u2212]/gu;
const APOSTROPHES = /[\u2018\u02bc\u00b4`]/gu;

/** First name, surname or patronymic as in a passport. */
export const personName: FieldKind = {
  check: (text) => {
    if (!NAME.test(asInPassport(text))) return 'Русскими буквами, как в паспорте';
    return text.length > MAX ? `Не длиннее ${MAX} знаков` : null;
  },
  normalise: asInPassport,
  maxLength: MAX,
  example: 'Анна',
  privacy: 'personal',
};

function asInPassport(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(HYPHENS, '-').replace(APOSTROPHES, '’');
}
