import { PERSONAL_DATA_CONSENT, type LeadDocument, type ProductCode } from '@polden/api-contract';
import type { FormVariant, LoanOffer } from '../../calculator/loan-offer.model.ts';

/** How a request begins. */
export interface FirstStep {
  /** The phone is stored before anybody has confirmed it: the consent alone is asked for, the other documents with the code. */
  storedAtOnce: boolean;
  asksName: boolean;
}

const USUAL: FirstStep = { storedAtOnce: false, asksName: false };

export const FIRST_STEPS: Record<FormVariant, FirstStep> = {
  'title-loan': USUAL,
  installment: USUAL,
  pdl: USUAL,
  refinance: USUAL,
  bank: USUAL,
  collateral: { ...USUAL, asksName: true },
  business: { ...USUAL, storedAtOnce: true },
  'car-purchase': { ...USUAL, storedAtOnce: true },
};

const OF_PRODUCT: Record<ProductCode, FormVariant> = {
  pts: 'title-loan',
  installment: 'installment',
  pdl: 'pdl',
  business: 'business',
  refinance: 'refinance',
  collateral: 'collateral',
  'car-purchase': 'car-purchase',
  bank: 'bank',
  'bank-business': 'bank',
};

/** The form of a page for a product: the page's own for what it lends first, that of the product in the other tabs. */
export function variantOf({ form, preset }: LoanOffer, product: ProductCode): FormVariant {
  return product === preset.product ? form : OF_PRODUCT[product];
}

/** The documents that are accepted with the phone, and those that are accepted with the code. */
export function documentsOf(
  variant: FormVariant,
  documents: readonly LeadDocument[],
): { first: LeadDocument[]; withCode: LeadDocument[] } {
  if (!FIRST_STEPS[variant].storedAtOnce) return { first: [...documents], withCode: [] };
  return {
    first: documents.filter(({ id }) => id === PERSONAL_DATA_CONSENT),
    withCode: documents.filter(({ id }) => id !== PERSONAL_DATA_CONSENT),
  };
}

export function isFormVariant(text: string): text is FormVariant {
  return Object.hasOwn(FIRST_STEPS, text);
}
