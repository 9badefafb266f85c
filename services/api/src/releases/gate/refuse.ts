import type { Refusal } from '@polden/mfe-release';
import { AppError } from '../../core/errors/app-error.ts';

const STATUS: Partial<Record<Refusal, number>> = {
  'duplicate-version': 409,
  'route-taken': 409,
  'route-id': 409,
  'role-taken': 409,
  team: 403,
  'too-large': 413,
};

/** A refusal of the gate: what is wrong and how to mend it, with a name that a pipeline may rely on. */
export function refusal(reason: Refusal, message: string): AppError {
  return new AppError(STATUS[reason] ?? 422, message, { fields: { reason } });
}
