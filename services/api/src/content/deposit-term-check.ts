import { LEAST_NATURAL_DEPOSIT_RUBLES } from '@polden/lending-math';
import { formatRubles } from '@polden/ru';
import { AppError } from '../core/errors/app-error.ts';
import type { Values } from './fields/values.ts';

/** 422 for a term on which the law lets no natural person lend. */
export function expectLawfulTerm({ entity, minSum }: Values): void {
  if (entity !== 'natural' || typeof minSum !== 'number' || minSum >= LEAST_NATURAL_DEPOSIT_RUBLES) return;
  throw AppError.invalid({
    minSum: [
      `Исправьте «Сумма от»: меньше ${formatRubles(LEAST_NATURAL_DEPOSIT_RUBLES)} у физического лица брать нельзя (151-ФЗ, ст. 12)`,
    ],
  });
}
