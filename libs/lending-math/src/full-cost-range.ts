import type { ProductConditions, Promotion } from '@polden/api-contract';
import { calculateLoan, periodsPerYear, scheduleCost } from './calculate-loan.ts';
import { termsDays } from './product-limits.ts';
import { notableSums } from './promotion.ts';
import { roundFullCost } from './rounding.ts';

/** So large a loan that kopecks do not show in what it costs, roubles. */
const NO_KOPECKS = 1e9;
/** Half of the last digit of ПСК. */
const HALF_DIGIT = 0.0005;
/** Of one term. What they leave open is rounded outward. */
const MOST_SUMS = 1_000;

interface Range {
  min: number;
  max: number;
}

/** What a loan of a term costs but for the kopecks of its payments: those move it by `up` or `down` / sum in roubles at most. */
interface TermCost {
  days: number;
  percent: number;
  up: number;
  down: number;
}

/**
 * Lowest and highest ПСК of a product over its terms and all sums of whole roubles, as an advert must state it (38-ФЗ ст. 28
 * ч. 3). Payments are in whole kopecks, and of a small loan a kopeck is more: sums are tried from the smallest one on until
 * a kopeck can no longer widen the range. Takes tens of milliseconds.
 */
export function fullCostRange(
  product: ProductConditions,
  contractDay: string,
  promotion: Promotion | null = null,
): Range {
  const range: Range = { min: Infinity, max: -Infinity };
  const terms = termsDays(product);
  for (const days of terms) {
    for (const rubles of notableSums(product, promotion)) {
      for (const offer of [promotion, null])
        widen(range, calculateLoan(product, rubles, days, contractDay, offer).fullCostPercent);
    }
  }
  for (const days of terms) tryMoreSums(range, product, termCost(product, days, contractDay), contractDay);
  return range;
}

function tryMoreSums(range: Range, product: ProductConditions, term: TermCost, contractDay: string): void {
  const { days, percent, up, down } = term;
  const mayWiden = (rubles: number) =>
    percent - down / rubles < range.min - HALF_DIGIT || percent + up / rubles >= range.max + HALF_DIGIT;
  const { min, max } = product.sum;
  let rubles = min + 1;
  for (; rubles < max && mayWiden(rubles); rubles += 1) {
    if (rubles - min > MOST_SUMS) {
      widen(range, roundFullCost(percent - down / rubles));
      widen(range, roundFullCost(percent + up / rubles));
      return;
    }
    widen(range, calculateLoan(product, rubles, days, contractDay).fullCostPercent);
  }
}

/**
 * Discounted at its own cost, each payment may be off by a kopeck: together by Σ vᵏ. Over Σ k·payment·vᵏ⁺¹, by which the sum
 * of discounted payments falls with the rate, that is how far the rate moves.
 */
function termCost(product: ProductConditions, days: number, contractDay: string): TermCost {
  const { schedule, rate } = calculateLoan(product, NO_KOPECKS, days, contractDay);
  const loanKopecks = NO_KOPECKS * 100;
  const periods = periodsPerYear(rate, days);
  const percent = scheduleCost(loanKopecks, schedule, periods);
  const v = 1 / (1 + percent / 100 / periods);
  let off = 0;
  let fall = 0;
  for (const { number, paymentKopecks } of schedule) {
    off += v ** number;
    fall += number * (paymentKopecks / loanKopecks) * v ** (number + 1);
  }
  // Of one rouble a kopeck is a percent.
  const move = (off / fall) * periods;
  // Interest by the day is rounded down, that of a month to the nearest kopeck.
  return rate.unit === 'day'
    ? { days, percent, up: 0, down: move }
    : { days, percent, up: move / 2, down: move / 2 };
}

function widen(range: Range, percent: number): void {
  range.min = Math.min(range.min, percent);
  range.max = Math.max(range.max, percent);
}
