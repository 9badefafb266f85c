import { isDay, isNoDay, moscowDay, readDate, yearsBetween } from '@polden/ru';
import { BORROWER_AGE } from './borrower-age.ts';
import type { FieldKind, InputLook } from './field-kind.ts';

const LOOK: InputLook = { inputMode: 'numeric', mask: 'date' };

/** `readDate` of the years 19xx and 20xx: the same with a mask and without. */
export function readDay(written: string): string | null {
  const day = readDate(written);
  return day !== null && /^(?:19|20)/u.test(day) ? day : null;
}

/** The calendar day in Moscow, YYYY-MM-DD. */
export function today(): string {
  return moscowDay(new Date());
}

/** The day when somebody was born who is from 20 to 65 now. */
export const birthday: FieldKind = {
  check: (text) => {
    const day = readDay(text);
    if (day === null) return notDay(text, 'Дата целиком: день, месяц и год, например 05.03.1990');
    const age = yearsBetween(day, today());
    return age >= BORROWER_AGE.min && age <= BORROWER_AGE.max
      ? null
      : `Мы выдаём займы тем, кому от ${BORROWER_AGE.min} до ${BORROWER_AGE.max} лет: проверьте дату`;
  },
  normalise: (text) => readDay(text) ?? text,
  example: '05.03.1990',
  privacy: 'secret',
  look: { ...LOOK, autoComplete: 'bday' },
};

/** A day as an address and the API have it: YYYY-MM-DD. */
export const isoDay: FieldKind = {
  check: (text) => (isDay(text) ? null : notDay(text, 'Дата пишется так: 2026-11-21')),
  example: '2026-11-21',
  privacy: 'open',
};

/** A day that has come already. */
export const pastDay: FieldKind = {
  check: (text) => {
    const day = readDay(text);
    if (day === null) return notDay(text, 'Дата целиком: день, месяц и год, например 20.05.2015');
    return day > today() ? 'Этот день ещё не наступил: проверьте дату' : null;
  },
  normalise: (text) => readDay(text) ?? text,
  example: '20.05.2015',
  privacy: 'secret',
  look: LOOK,
};

function notDay(text: string, otherwise: string): string {
  return isNoDay(text) ? 'Такого дня нет: проверьте дату' : otherwise;
}
