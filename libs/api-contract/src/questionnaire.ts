import type { Variant } from '@polden/loan-application';
import type { ProductCode } from './products.ts';

/** 0: not asked; 1: yes, and then the bounds of a title loan apply to an instalment one; 2: no. */
export type HasCar = 0 | 1 | 2;

/** Who asks what a product needs, and when. */
interface Asking {
  /** Asked before a decision, which is preliminary until then; null where the phone is enough to decide. */
  request: Variant | null;
  /** What the documents need beyond that once it is approved: asked then, or by a manager who calls. */
  contract: Variant | 'manager' | null;
}

const VEHICLE: Asking = { request: 'vehicle', contract: null };
/** The borrower is a company, or the car is still to be found: no form can ask for what its contract needs. */
const BY_MANAGER: Asking = { request: null, contract: 'manager' };

const ASKING: Record<ProductCode, Asking> = {
  installment: { request: 'installment', contract: null },
  pts: VEHICLE,
  refinance: VEHICLE,
  collateral: { request: 'property', contract: null },
  pdl: { request: null, contract: 'contract' },
  bank: { request: null, contract: 'pledge' },
  business: BY_MANAGER,
  'car-purchase': BY_MANAGER,
  'bank-business': BY_MANAGER,
};

/**
 * The questionnaire that the second step of a product wants: of those with additional steps. Until it is filled in, a
 * decision is preliminary. Null: the second step does without one, and only confirms phone and documents.
 */
export function questionnaireOf(product: ProductCode, hasCar: HasCar = 0): Variant | null {
  return product === 'installment' && hasCar === 1 ? 'vehicle' : ASKING[product].request;
}

/** What is asked of a request that was approved without a questionnaire, before there is something to sign. */
export function contractQuestionnaireOf(product: ProductCode): Variant | null {
  const { contract } = ASKING[product];
  return contract === 'manager' ? null : contract;
}

/** Nothing of an approved request is signed on the site: a manager calls and arranges the contract. */
export function isArrangedByManager(product: ProductCode): boolean {
  return ASKING[product].contract === 'manager';
}

/** The questions that a stored request can go on with, whether they are asked before its decision or after. */
export function questionsOf(product: ProductCode, hasCar: HasCar = 0): Variant | null {
  return questionnaireOf(product, hasCar) ?? contractQuestionnaireOf(product);
}
