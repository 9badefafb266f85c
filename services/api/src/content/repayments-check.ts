import { readBondRepayments } from '@polden/lending-math';
import type { EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import { textIn, type Values } from './fields/values.ts';

/** 422 for parts of the face value that no issue with such coupons can return. */
export function expectSoundRepayments(_manager: EntityManager, values: Values): void {
  const coupons = Number(values['year'] ?? 0) * Number(textIn(values, 'coupons'));
  if (readBondRepayments(textIn(values, 'repayments'), coupons) !== null) return;
  throw AppError.invalid({
    repayments: [
      `Возврат номинала частями: напишите «номер купона: процент» через точку с запятой, купоны по порядку и раньше последнего (№ ${coupons}), в сумме меньше 100 %`,
    ],
  });
}
