import type { CreateLead, FieldErrors, LeadType, ProductInfo } from '@polden/api-contract';
import { formatRubles, plural } from '@polden/ru';

/** The term as the product counts it: exactly one of the two. */
export type LeadTerm = { monthCount: number; days: null } | { monthCount: null; days: number };

/** Checks sum and term against the product's limits; the term, or messages by field. */
export function leadTerm(
  lead: Pick<CreateLead, 'requiredSum' | 'requiredMonthCount' | 'days'>,
  product: ProductInfo,
): { term: LeadTerm } | { errors: FieldErrors } {
  const inDays = product.terms.multiply === 1;
  const given = inDays ? lead.days : lead.requiredMonthCount;
  const errors: FieldErrors = {};
  const { sum, terms } = product;
  if (lead.requiredSum < sum.min || lead.requiredSum > sum.max) {
    errors['requiredSum'] = [`Сумма — от ${formatRubles(sum.min)} до ${formatRubles(sum.max)}`];
  }
  const term = (given ?? 0) * terms.multiply;
  if (given === undefined || term < terms.min || term > terms.max || (term - terms.min) % terms.step !== 0) {
    errors[inDays ? 'days' : 'requiredMonthCount'] = [termMessage(product)];
  }
  if (Object.keys(errors).length > 0 || given === undefined) return { errors };
  return { term: inDays ? { monthCount: null, days: given } : { monthCount: given, days: null } };
}

/** Loans on a car are title loans, the others instalments. */
export function defaultLeadType(product: ProductInfo): LeadType {
  return product.product === 'pts' || product.product === 'business'
    ? 'site3_auto_loans'
    : 'site3_installment';
}

/** The personal account has one form for small sums and one for large ones. */
export function defaultFormName(requiredSum: number, threshold: number): 'lkk_zaim1' | 'lkk_zaim2' {
  return requiredSum < threshold ? 'lkk_zaim1' : 'lkk_zaim2';
}

function termMessage({ terms, termsDesc }: ProductInfo): string {
  const { min, max, step, multiply } = terms;
  // After «от … до …» the words stand in the genitive: 21 месяца, but 24 месяцев.
  const upTo = plural(max / multiply, { single: termsDesc.more, more: termsDesc.many, many: termsDesc.many });
  const range = `Срок — от ${min / multiply} до ${max / multiply} ${upTo}`;
  if (step === multiply) return range;
  const stepWords = plural(step / multiply, termsDesc);
  return `${range}, с шагом ${step / multiply} ${stepWords}`;
}
