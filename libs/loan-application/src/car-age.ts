import { CAR_AGE } from '@polden/field-kinds';
import { moscowDay } from '@polden/ru';

/** Brands of the list of cars that are domestic; those of lorries are not bound by the age of passenger cars. */
const DOMESTIC = /^(?:lada|лада|ваз|жигули|уаз|uaz|москвич|moskvich)(?!\p{L})/iu;

/** What is wrong with the year of make of a car, in Russian: that of any car is checked by its kind. */
export function carProblem(
  mark: string | null | undefined,
  produced: number | null | undefined,
): string | null {
  if (!mark || !produced || !DOMESTIC.test(mark.trim())) return null;
  const since = Number(moscowDay(new Date()).slice(0, 4)) - CAR_AGE.domestic;
  return produced < since
    ? `Отечественные машины берём в залог не старше ${CAR_AGE.domestic} лет: год выпуска — от ${since}`
    : null;
}
