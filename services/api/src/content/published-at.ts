import { isDay } from '@polden/ru';
import { AppError } from '../core/errors/app-error.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/u;

const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

/** The moment that a client sent; `undefined` when it sent none, 422 for what is no moment of these years. */
export function readPublishedAt(given: unknown): Date | null | undefined {
  return readGivenMoment(given, (reason) =>
    AppError.invalid({ publishedAt: [`Дата публикации: ${reason}`] }),
  );
}

/** 422 where a date that has to be there is taken away. */
export function expectPublishedAt(isPublished: boolean, at: Date | null | undefined): void {
  if (isPublished && at === null)
    throw AppError.invalid({ publishedAt: ['У опубликованной записи дата обязательна'] });
}

/** The same at another field: `refused` makes the error of a reason in small letters. */
export function readGivenMoment(
  given: unknown,
  refused: (reason: string) => AppError,
): Date | null | undefined {
  if (given === undefined || given === null) return given;
  if (!isMoment(given)) throw refused('укажите день и время');
  const moment = new Date(given);
  const year = moment.getUTCFullYear();
  if (year < FIRST_YEAR || year > LAST_YEAR) throw refused(`год от ${FIRST_YEAR} до ${LAST_YEAR}`);
  return moment;
}

/** Whether it is a day and a time of some zone. */
export function isMoment(given: unknown): given is string {
  // Date reads 30 February as 2 March.
  const isWritten = typeof given === 'string' && MOMENT.test(given) && isDay(given.slice(0, 10));
  return isWritten && !Number.isNaN(Date.parse(given));
}
