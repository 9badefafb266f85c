import { PRODUCT_CODES, type HasCar, type ProductCode, type ProductInfo } from '@polden/api-contract';
import { clampSumRubles, clampTermDays } from '@polden/lending-math';
import { readRoubles } from '@polden/ru';
import type { LoanPreset } from './loan-offer.model.ts';

/** A loan that a product really offers. */
export interface Loan {
  product: ProductInfo;
  sumRubles: number;
  termDays: number;
}

/** The loan in the calculator, and what may be changed of it. */
export interface ChosenLoan {
  loan: Loan;
  /** 0 also where it is not asked. */
  hasCar: HasCar;
  /** What somebody may borrow with a car and without; null where it makes no difference. */
  carLimits: { withCar: number; without: number } | null;
  /** Query of the same page with another product. */
  searchOf: (product: ProductInfo) => string;
  setSum: (rubles: number) => void;
  /** `units` is in the product's unit. */
  setTerm: (units: number) => void;
  setHasCar: (hasCar: HasCar) => void;
}

/** What the address asks for; `term` is in the product's unit. */
interface AddressChoice {
  product: ProductCode | undefined;
  sum: number | undefined;
  term: number | undefined;
}

/** A product with the bounds of its own: an instalment loan of somebody with a car has those of a loan on it. */
type ChoiceKey = ProductCode | 'installment-with-car';

/** What was chosen in the calculator of a product. */
export interface KeptChoice {
  /** Whole roubles. */
  sum: number;
  /** In the product's unit. */
  period: number;
  /** Query of the address at which it was chosen: what that asks for was known then. */
  at: string;
}

/** A choice belongs to its product: what was chosen for one says nothing of another. */
export type KeptChoices = Partial<Record<ChoiceKey, KeptChoice>>;

/** What the draft keeps of a choice, beside those of other products. */
export function choiceOf(
  earlier: KeptChoices,
  { product }: Pick<ProductInfo, 'product'>,
  hasCar: HasCar,
  choice: KeptChoice,
) {
  const { sum, period } = choice;
  const key = keyOf(product, hasCar);
  const last = { ...lastLoan(product, sum, period), choices: { ...earlier, [key]: choice } };
  return key === 'installment' ? { ...last, iSum: sum, iPeriod: period } : last;
}

/** What the draft tells of the loan that was shown last. */
export function lastLoan(product: ProductCode, sum: number, period: number) {
  return { product, sum, period, loanType: product === 'installment' ? 1 : 0 } as const;
}

/** Choices as the storage of a browser gives them; what is none is dropped. */
export function readChoices(stored: unknown): KeptChoices {
  const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  return Object.fromEntries(entries.filter(([, choice]) => isChoice(choice)));
}

function isChoice(stored: unknown): stored is KeptChoice {
  const { sum, period, at } = (stored ?? {}) as Partial<Record<keyof KeptChoice, unknown>>;
  return Number.isFinite(sum) && Number.isFinite(period) && typeof at === 'string';
}

export function keyOf(product: ProductCode, hasCar: HasCar): ChoiceKey {
  return product === 'installment' && hasCar === 1 ? 'installment-with-car' : product;
}

function readAddress(search: URLSearchParams): AddressChoice {
  const product = search.get('product');
  return {
    product: PRODUCT_CODES.find((code) => code === product),
    sum: numberIn(search.get('sum')),
    term: numberIn(search.get('term')),
  };
}

/** The page and the visitor that a loan is chosen for. */
export interface ChoosingPlace {
  preset: LoanPreset;
  /** Query of the page. */
  search: string;
  hasCar: HasCar;
  /** What is usual for the other answer about the car. */
  presetOfOther?: LoanPreset | undefined;
  /** What was sent last. */
  sent?: SentLoan | undefined;
}

/** As a form sends it: within no bounds. */
interface SentLoan extends LoanPreset {
  hasCar: HasCar;
}

/**
 * The product that the address names, or the page's own; in it the sum and term that the address asks for, or those that were
 * chosen for this product since or before, or sent, or the usual ones, brought within its bounds. Null when there is no product
 * to lend.
 */
export function chooseLoan(
  products: readonly ProductInfo[],
  { preset, search, hasCar, presetOfOther, sent }: ChoosingPlace,
  choices: KeptChoices,
): Loan | null {
  const address = readAddress(new URLSearchParams(search));
  const find = (code: ProductCode | undefined) => products.find(({ product }) => product === code);
  const product = find(address.product) ?? find(preset.product) ?? products[0];
  if (!product) return null;

  const key = keyOf(product.product, hasCar);
  const kept =
    choices[key] ??
    (sent && keyOf(sent.product, sent.hasCar) === key
      ? { sum: sent.sumRubles, period: sent.termDays / daysInUnit(product), at: search }
      : undefined);
  // A link with a sum in it says what the person wants now.
  const addressRules = (address.sum ?? address.term) !== undefined && kept?.at !== search;
  const asked = !addressRules && kept ? { sum: kept.sum, term: kept.period } : address;
  const usual =
    product.product === preset.product
      ? preset
      : { sumRubles: product.sum.default, termDays: product.terms.default };
  const askedDays = asked.term === undefined ? undefined : asked.term * daysInUnit(product);
  // Without scripts an answer about the car comes with what stood in the fields for the other one.
  const isOfOther = presetOfOther?.sumRubles === asked.sum && presetOfOther?.termDays === askedDays;
  const { sumRubles = usual.sumRubles, termDays = usual.termDays } = isOfOther
    ? usual
    : { sumRubles: asked.sum, termDays: askedDays };
  return {
    product,
    sumRubles: clampSumRubles(product, sumRubles),
    termDays: clampTermDays(product, termDays),
  };
}

function daysInUnit({ terms }: ProductInfo): number {
  return terms.multiply;
}

function numberIn(text: string | null): number | undefined {
  return readRoubles(text ?? '') ?? undefined;
}
