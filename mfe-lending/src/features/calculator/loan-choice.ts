import { PRODUCT_CODES, type HasCar, type ProductCode, type ProductInfo } from '@polden/api-contract';
import { clampSumRubles, clampTermDays } from '@polden/lending-math';
import type { LoanPreset } from '../loan-page/loan-page.model.ts';

/** A loan that a product really offers. */
export interface Loan {
  product: ProductInfo;
  sumRubles: number;
  termDays: number;
}

/** What the address asks for; `term` is in the product's unit. */
export interface AddressChoice {
  product: ProductCode | undefined;
  sum: number | undefined;
  term: number | undefined;
}

/** What was chosen in the calculator before; `period` is in the unit of `product`. */
export interface EarlierChoice {
  loanChosen: boolean;
  product: ProductCode;
  sum: number;
  period: number;
  /** A loan in instalments has a choice of its own, months. */
  instalmentChosen: boolean;
  iSum: number;
  iPeriod: number;
}

/** What the draft keeps of a choice; `period` is in the product's unit. */
export function choiceOf({ product }: ProductInfo, hasCar: HasCar, sum: number, period: number) {
  const last = {
    product,
    sum,
    period,
    loanChosen: true,
    loanType: product === 'installment' ? 1 : 0,
  } as const;
  // With a car its bounds are those of a loan on the car.
  const own = product === 'installment' && hasCar !== 1;
  return own ? { ...last, iSum: sum, iPeriod: period, instalmentChosen: true } : last;
}

export function readAddress(search: URLSearchParams): AddressChoice {
  const product = search.get('product');
  return {
    product: PRODUCT_CODES.find((code) => code === product),
    sum: digitsOf(search.get('sum')),
    term: digitsOf(search.get('term')),
  };
}

/**
 * The product that the address names, or the one chosen before, or the page's own; in it the sum and term that were
 * chosen (for a loan in instalments its own choice first), brought within its bounds, or its defaults. Null when there is no product to lend.
 *
 * @param earlier null when the address alone decides
 */
export function chooseLoan(
  products: readonly ProductInfo[],
  preset: LoanPreset,
  address: AddressChoice,
  earlier: EarlierChoice | null,
): Loan | null {
  const find = (code: ProductCode | undefined) => products.find(({ product }) => product === code);
  // What was chosen for a loan that this page does not have says nothing of its own.
  const chosen = earlier?.loanChosen && find(earlier.product) ? earlier : null;
  const product = find(address.product) ?? find(chosen?.product) ?? find(preset.product) ?? products[0];
  if (!product) return null;

  const own = product.product === 'installment' && earlier?.instalmentChosen ? earlier : null;
  if (own) {
    return {
      product,
      sumRubles: clampSumRubles(product, own.iSum),
      termDays: clampTermDays(product, own.iPeriod * daysInUnit(product)),
    };
  }
  const asked = chosen
    ? { sum: chosen.sum, days: chosen.period * daysInUnit(find(chosen.product) ?? product) }
    : { sum: address.sum, days: address.term === undefined ? undefined : address.term * daysInUnit(product) };
  const usual =
    product.product === preset.product
      ? preset
      : { sumRubles: product.sum.default, termDays: product.terms.default };
  return {
    product,
    sumRubles: clampSumRubles(product, asked.sum ?? usual.sumRubles),
    termDays: clampTermDays(product, asked.days ?? usual.termDays),
  };
}

function daysInUnit({ terms }: ProductInfo): number {
  return terms.multiply;
}

function digitsOf(text: string | null): number | undefined {
  const digits = (text ?? '').replace(/\D/gu, '').slice(0, 12);
  return digits === '' ? undefined : Number(digits);
}
