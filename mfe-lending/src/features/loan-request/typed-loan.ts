import { PRODUCTS_PATH, type FieldErrors, type ProductInfo, type ProductsInfo } from '@polden/api-contract';
import { readCached } from '@polden/http';
import { clampSumRubles, clampTermDays, termInUnits, termsDays } from '@polden/lending-math';
import { cutOff, formatRubles, formatTerm, readRoubles } from '@polden/ru';
import { data } from 'react-router-dom';
import { CALCULATOR_ANCHOR, SUM_ID, TERM_ID } from '../calculator/anchor.ts';
import { withCarTerms } from '../calculator/car-terms.ts';
import { FIELDS } from './field-names.ts';
import { text } from './questionnaire/answer-fields.ts';
import { type Answer, stateOf } from './request-answer.ts';
import { hasCarOf } from './request-fields.ts';
import type { RequestValues } from './request-state.ts';

/** So few terms are told one by one. */
const MOST_TOLD = 5;
const MOST_QUOTED = 30;

export interface TypedLoan {
  /** With the loan as it stands in the fields, within its bounds or not. */
  values: RequestValues;
  /** By the ids of the fields. */
  errors: FieldErrors;
}

/**
 * The loan in the fields of the calculator, which a page without scripts posts with the request; what they hold may never
 * have been calculated. Where they are not posted, the values are as they are. Throws HttpError.
 */
export async function readTypedLoan(form: FormData, values: RequestValues): Promise<TypedLoan> {
  const unchanged = { values, errors: {} };
  if (!form.has(FIELDS.term)) return unchanged;
  const { products } = await readCached<ProductsInfo>(PRODUCTS_PATH);
  const hasCar = form.has(FIELDS.car) ? hasCarOf(text(form, FIELDS.car)) : values.hasCar;
  const titleLoan = products.find(({ product }) => product === 'pts');
  const product = withCarTerms(products, titleLoan, hasCar).find((info) => info.product === values.product);
  if (!product) return unchanged;

  const sum = text(form, FIELDS.sum);
  const term = text(form, FIELDS.term);
  const sumRubles = sum === '' ? values.sumRubles : readRoubles(sum);
  const units = term === '' ? termInUnits(product, values.termDays) : readRoubles(term);
  const termDays = units === null ? null : units * product.terms.multiply;
  const errors: FieldErrors = {};
  if (sumRubles === null || clampSumRubles(product, sumRubles) !== sumRubles)
    errors[SUM_ID] = [problemOf('Сумма', sum, sumsOf(product))];
  if (termDays === null || clampTermDays(product, termDays) !== termDays)
    errors[TERM_ID] = [problemOf('Срок', term, termsOf(product))];
  const loan = { hasCar, sumRubles: sumRubles ?? values.sumRubles, termDays: termDays ?? values.termDays };
  return { values: { ...values, ...loan }, errors };
}

/** The address at which the page calculates what stands in the fields. */
export function calculationPath(form: FormData, pathname: string): string {
  const names = [FIELDS.product, FIELDS.car, FIELDS.sum, FIELDS.term];
  const typed = names.filter((name) => form.has(name)).map((name) => [name, text(form, name)]);
  return `${pathname}?${new URLSearchParams(typed).toString()}#${CALCULATOR_ANCHOR}`;
}

/** What was typed into the request stays, and in no address: the calculator shows what was sent. */
export function calculated(form: FormData, typed: TypedLoan, { hasCar }: RequestValues): Answer {
  const here = stateOf(form.has(FIELDS.code) ? 'code' : 'phone', typed.values);
  // Another answer about the car begins with the usual loan for it.
  return data(typed.values.hasCar === hasCar ? { ...here, errors: typed.errors } : here);
}

function problemOf(what: string, typed: string, possible: string): string {
  return `${what} «${cutOff(typed, MOST_QUOTED)}» не подойдёт: можно ${possible}. Проверьте расчёт и отправьте ещё раз`;
}

function sumsOf({ sum }: ProductInfo): string {
  return `от ${formatRubles(sum.min)} до ${formatRubles(sum.max)}`;
}

function termsOf(product: ProductInfo): string {
  const units = termsDays(product).map((days) => termInUnits(product, days));
  const last = units.pop() ?? 0;
  const most = formatTerm(last, product.termsDesc, 1);
  if (units.length === 0) return `только ${most}`;
  return units.length < MOST_TOLD ? `${units.join(', ')} или ${most}` : `от ${units[0]} до ${most}`;
}
