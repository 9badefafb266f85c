import type { AppError } from '../../core/errors/app-error.ts';

/** What is wrong with one of many items: the first field, or the whole. */
export function reasonOf({ validation, message }: AppError): string {
  return Object.values(validation ?? {}).flat()[0] ?? message;
}
