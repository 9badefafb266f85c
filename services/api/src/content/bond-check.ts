import type { FieldErrors } from '@polden/api-contract';
import { bondMaturity, readBondRepayments } from '@polden/lending-math';
import { formatDate } from '@polden/ru';
import type { EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import { textIn, type Values } from './fields/values.ts';

/** 422 for parts of the face value that no issue with such coupons can return, and for an offer behind the maturity. */
export function expectSoundBond(_manager: EntityManager, values: Values): void {
  const errors: FieldErrors = { ...repaymentsProblem(values), ...offerProblem(values) };
  if (Object.keys(errors).length > 0) throw AppError.invalid(errors);
}

function repaymentsProblem(values: Values): FieldErrors {
  const coupons = Number(values['year'] ?? 0) * Number(textIn(values, 'coupons'));
  if (readBondRepayments(textIn(values, 'repayments'), coupons) !== null) return {};
  return {
    repayments: [
      `Возврат номинала частями: напишите «номер купона: процент» через точку с запятой, купоны по порядку и раньше последнего (№ ${coupons}), в сумме меньше 100 %`,
    ],
  };
}

function offerProblem({ placedOn, year, dateBeforeOffer }: Values): FieldErrors {
  if (typeof placedOn !== 'string' || typeof year !== 'number' || typeof dateBeforeOffer !== 'string')
    return {};
  const maturity = bondMaturity({ placedOn, years: year });
  if (dateBeforeOffer <= maturity) return {};
  return {
    dateBeforeOffer: [
      `Исправьте «Дата до оферты»: не позже погашения, ${formatDate(maturity, 'DD.MM.YYYY')}`,
    ],
  };
}
