import type { CreateLead, FieldErrors, LeadType, ProductCode, ProductInfo } from '@polden/api-contract';
import { formatRubles, plural } from '@polden/ru';
import { AppError } from '../../core/errors/app-error.ts';
import type { LeadDecision, LeadEntity } from '../storage/lead.entity.ts';
import type { LoanTerms, NewLead } from '../storage/new-lead.ts';
import { sourceFacts, type SourceDto } from './source.dto.ts';

/** A month of a term, as the product table counts it. */
const MONTH_DAYS = 30;
const YEAR_DAYS = 360;
const YEAR_MONTHS = 12;
const MONTHS = { single: 'месяц', more: 'месяца', many: 'месяцев' };

/** What a form sends: days for a payday loan, months for every other one, also where people choose years. */
export type LeadTerm = { monthCount: number; days: null } | { monthCount: null; days: number };

export type RequestedTerm = Pick<CreateLead, 'requiredSum' | 'requiredMonthCount' | 'days'>;

/** What the person chose of months and days. */
export function termOf({
  requiredMonthCount,
  days,
}: Partial<RequestedTerm>): Omit<RequestedTerm, 'requiredSum'> {
  return {
    ...(requiredMonthCount !== undefined && { requiredMonthCount }),
    ...(days !== undefined && { days }),
  };
}

/** What was approved; an approval that names no sum or no term is for the one that was asked. */
export function agreedTerms(
  decision: LeadDecision | null,
  { requiredSum, monthCount, days }: Pick<LeadEntity, 'requiredSum' | 'monthCount' | 'days'>,
): LeadDecision {
  const sum = decision?.sum ?? requiredSum ?? 0;
  const namesTerm = decision !== null && (decision.monthCount !== null || decision.days !== null);
  return namesTerm ? { ...decision, sum } : { sum, monthCount, days };
}

/** Checks sum and term against the product's limits; the term, or messages by field (of the names that the form has). */
export function leadTerm(
  lead: RequestedTerm,
  product: ProductInfo,
  fields?: { sum: string; term: string },
): { term: LeadTerm } | { errors: FieldErrors } {
  const inDays = product.terms.multiply === 1;
  const given = inDays ? lead.days : lead.requiredMonthCount;
  const errors: FieldErrors = {};
  const { sum, terms } = product;
  if (lead.requiredSum < sum.min || lead.requiredSum > sum.max) {
    errors[fields?.sum ?? 'requiredSum'] = [
      `Сумма — от ${formatRubles(sum.min)} до ${formatRubles(sum.max)}`,
    ];
  }
  const term = (given ?? 0) * (inDays ? 1 : MONTH_DAYS);
  if (given === undefined || term < terms.min || term > terms.max || (term - terms.min) % terms.step !== 0) {
    errors[fields?.term ?? (inDays ? 'days' : 'requiredMonthCount')] = [termMessage(product)];
  }
  if (Object.keys(errors).length > 0 || given === undefined) return { errors };
  return { term: inDays ? { monthCount: null, days: given } : { monthCount: given, days: null } };
}

/** The kind of request that a product's own form makes. */
export function defaultLeadType(product: ProductCode): LeadType {
  switch (product) {
    case 'installment':
    case 'pdl':
      return 'site3_installment';
    case 'refinance':
      return 'site3_refinance';
    case 'collateral':
      return 'site3_zaem_pod_zalog';
    case 'car-purchase':
      return 'site3_auto_loans_request';
    default:
      return 'site3_auto_loans';
  }
}

/** The kinds of requests for loans on a car. */
const PLEDGED: readonly LeadType[] = [
  'site3_auto_loans',
  'site3_auto_loans_request',
  'site3_zaem_pod_zalog',
  'site3_pts_loan',
];

/** Whether requests for the product can be of the kind: of its own, or for a loan on a car of any such kind. */
export function isLeadTypeOf(product: ProductCode, leadType: LeadType): boolean {
  const own = defaultLeadType(product);
  return leadType === own || (PLEDGED.includes(own) && PLEDGED.includes(leadType));
}

/** 422 for a kind that requests for the product cannot be of; `usual` is that of the form, which is always right. */
export function checkLeadType(
  product: ProductCode,
  leadType: LeadType | undefined,
  usual: LeadType | null,
): void {
  if (leadType === undefined || leadType === usual || isLeadTypeOf(product, leadType)) return;
  throw AppError.invalid({ leadType: ['Этот вид заявки — для другого займа'] });
}

/** The car-purchase form asks for years; 422 for other terms than the product has. */
export function yearsInMonths(years: number, { terms }: ProductInfo): number {
  const [min, max] = [terms.min / YEAR_DAYS, terms.max / YEAR_DAYS] as const;
  if (years < min || years > max) throw AppError.invalid({ period: [`Срок — от ${min} до ${max} лет`] });
  return years * YEAR_MONTHS;
}

/** The personal account has one form for small sums and one for large ones. */
export function formNameFor(requiredSum: number, threshold: number): 'lkk_zaim1' | 'lkk_zaim2' {
  return requiredSum < threshold ? 'lkk_zaim1' : 'lkk_zaim2';
}

function termMessage({ terms, termsDesc }: ProductInfo): string {
  const inDays = terms.multiply === 1;
  const words = inDays ? termsDesc : MONTHS;
  const unit = inDays ? 1 : MONTH_DAYS;
  const [min, max, step] = [terms.min / unit, terms.max / unit, terms.step / unit] as const;
  // After «от … до …» the words stand in the genitive: 21 месяца, but 24 месяцев.
  const upTo = plural(max, { single: words.more, more: words.many, many: words.many });
  const range = `Срок — от ${min} до ${max} ${upTo}`;
  return step === 1 ? range : `${range}, с шагом ${step} ${plural(step, words)}`;
}

/** What every request for a loan has, whichever form it came from. */
export function loanLead(
  phone: string,
  loan: LoanTerms,
  body: SourceDto,
): Omit<NewLead, 'formType' | 'documents' | 'personal'> {
  return {
    kind: 'loan',
    phone,
    phoneVerified: true,
    loan,
    leadGenCode: body.leadGenCode ?? null,
    utmSource: body.utmSource ?? null,
    source: sourceFacts(body),
    files: [],
  };
}

export function cityOf({ city }: SourceDto): { city?: string } {
  return city === undefined ? {} : { city };
}
