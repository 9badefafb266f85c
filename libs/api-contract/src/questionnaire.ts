import type { Variant } from '@polden/loan-application';
import type { ProductCode } from './products.ts';

/** 0: not asked; 1: yes, and then the bounds of a title loan apply to an instalment one; 2: no. */
export type HasCar = 0 | 1 | 2;

const QUESTIONNAIRES: Record<ProductCode, Variant | null> = {
  installment: 'installment',
  pts: 'vehicle',
  refinance: 'vehicle',
  collateral: 'vehicle',
  // A manager or the personal account asks the rest.
  pdl: null,
  business: null,
  'car-purchase': null,
  bank: null,
  'bank-business': null,
};

/**
 * The questionnaire that the second step of a product wants: of those with additional steps. Null: its second step does
 * without one, and only confirms phone and documents; what is sent is checked and kept all the same.
 */
export function questionnaireOf(product: ProductCode, hasCar: HasCar = 0): Variant | null {
  return product === 'installment' && hasCar === 1 ? 'vehicle' : QUESTIONNAIRES[product];
}
