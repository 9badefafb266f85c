import { LEAD_TYPES, type LeadType } from './lead.ts';
import type { ProductCode } from './products.ts';

/** Which loan a request is for, as the staff read it beside «Заём». */
export const LEAD_PRODUCT_WORDS: Readonly<Record<ProductCode, string>> = {
  installment: 'В рассрочку',
  pts: 'Под ПТС',
  pdl: 'До зарплаты',
  business: 'Бизнесу',
  refinance: 'Рефинансирование',
  collateral: 'Под залог',
  'car-purchase': 'На покупку авто',
  bank: 'Банк-партнёр',
  'bank-business': 'Банк-партнёр, бизнесу',
};

const TYPE_WORDS: Record<LeadType, string> = {
  site3_auto_loans: 'Сайт, заём под ПТС',
  site3_auto_loans_request: 'Сайт, на покупку авто',
  site3_installment: 'Сайт, заём в рассрочку',
  site3_refinance: 'Сайт, рефинансирование',
  site3_zaem_pod_zalog: 'Сайт, под залог',
  site3_pts_loan: 'Сайт, банк-партнёр или кабинет',
};

const FORM_WORDS: Record<string, string> = {
  lkk_zaim1: 'форма для небольших сумм',
  lkk_zaim2: 'форма для крупных сумм',
};

/** Which form of the site a request came from, by what the CRM calls it; what nobody has given words is told as it came. */
export function leadTypeWords(leadType: string): string {
  const known = LEAD_TYPES.find((type) => type === leadType);
  return known ? TYPE_WORDS[known] : leadType;
}

/** The same of the form itself. */
export function leadFormWords(formName: string): string {
  return FORM_WORDS[formName] ?? formName;
}
