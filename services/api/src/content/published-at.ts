import { AppError } from '../errors/app-error.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/u;

/** The moment that a client sent; `undefined` when it sent none, 422 for what is no moment. */
export function readPublishedAt(given: unknown): Date | null | undefined {
  if (given === undefined || given === null) return given;
  if (typeof given === 'string' && MOMENT.test(given) && !Number.isNaN(Date.parse(given)))
    return new Date(given);
  throw AppError.invalid({ publishedAt: ['Дата публикации: укажите день и время'] });
}
