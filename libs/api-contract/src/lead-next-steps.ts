import { LEAD_STAGE_WORDS, MONEY_STEP, type LeadStage, type LeadStageWords } from './lead-stages.ts';
import type { ProductCode } from './products.ts';

/** Where the money goes of loans that are not paid to a card of the borrower, as their pages say. */
const MONEY_OF: Partial<Record<ProductCode, string>> = {
  refinance:
    'Сами переведём их каждому кредитору после подписания договора. На руки — не больше четверти суммы.',
  'car-purchase': 'Придут продавцу на счёт или вам на карту после подписания договора.',
  business: 'Придут на расчётный счёт после подписания договора.',
  'bank-business': 'Придут на расчётный счёт после подписания договора.',
};

/** What comes next of a loan, in its order; null where the product is not known. */
export function leadNextSteps(stage: LeadStage, product: ProductCode | null): LeadStageWords['next'] {
  const text = product === null ? undefined : MONEY_OF[product];
  const { next } = LEAD_STAGE_WORDS[stage];
  return text === undefined ? next : next.map((step) => (step === MONEY_STEP ? { ...step, text } : step));
}
