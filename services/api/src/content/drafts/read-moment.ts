import { AppError } from '../../core/errors/app-error.ts';
import { readGivenMoment } from '../published-at.ts';

/** The moment to come that a client sent at the field; 422 for one that has passed. */
export function readMoment(field: string, given: unknown, now: Date): Date | null | undefined {
  const moment = readGivenMoment(given, (reason) => AppError.invalid({ [field]: [`Время: ${reason}`] }));
  if (moment instanceof Date && moment <= now) throw AppError.invalid({ [field]: ['Это время уже прошло'] });
  return moment;
}
