import { AppError } from '../../core/errors/app-error.ts';
import { readPublishedAt } from '../published-at.ts';

/** The moment to come that a client sent at the field; 422 for one that has passed. */
export function readMoment(field: string, given: unknown, now: Date): Date | null | undefined {
  let moment: Date | null | undefined;
  try {
    moment = readPublishedAt(given);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw AppError.invalid({ [field]: ['Укажите день и время'] });
  }
  if (moment instanceof Date && moment <= now) throw AppError.invalid({ [field]: ['Это время уже прошло'] });
  return moment;
}
