import { yearsBetween } from '@polden/ru';

const PASSPORT_AGE = 14;

export const PASSPORT_TOO_EARLY = `Паспорт выдают с ${PASSPORT_AGE} лет: проверьте дату выдачи и дату рождения`;

/** Whether nobody could have been given a passport then; false while one of the days (YYYY-MM-DD) is missing. */
export function passportTooEarly(born: string | null | undefined, given: string | null | undefined): boolean {
  return Boolean(born && given && yearsBetween(born, given) < PASSPORT_AGE);
}
