import { moscowDay, yearsBetween } from '@polden/ru';

const FIRST_AGE = 14;
/** When it is given anew; the old one is good for 90 days more. Source: Положение о паспорте гражданина РФ (№ 2267). */
const RENEWAL_AGES = [20, 45];
const LATEST_RENEWAL_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What is wrong with a passport that was given on a day to somebody who was born on another (YYYY-MM-DD), in Russian: nobody
 * could have been given it then, or it has run out. Null when nothing is, or one of the days is missing.
 */
export function passportProblem(
  born: string | null | undefined,
  given: string | null | undefined,
): string | null {
  if (!born || !given) return null;
  const ageThen = yearsBetween(born, given);
  if (ageThen < FIRST_AGE) return `Паспорт выдают с ${FIRST_AGE} лет: проверьте дату выдачи и дату рождения`;
  const lastDay = moscowDay(new Date(Date.now() - (LATEST_RENEWAL_DAYS + 1) * DAY_MS));
  const ranOut = RENEWAL_AGES.find((age) => ageThen < age && yearsBetween(born, lastDay) >= age);
  return ranOut === undefined
    ? null
    : `Паспорт, который выдан до ${ranOut} лет, уже не действует: его меняют в 20 и в 45. Укажите новый или проверьте даты`;
}
