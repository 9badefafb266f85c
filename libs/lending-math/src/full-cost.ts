/** One movement of money between lender and borrower. */
export interface CashFlow {
  /** Minus what the borrower receives, plus what the borrower pays. */
  kopecks: number;
  /** q: whole base periods from the day of the loan. */
  fullPeriods: number;
  /** e: part of a base period after the last whole one, from 0 to 1. */
  periodFraction?: number;
}

/** Base period's rate by which flows that do not fall are looked through for where they do. */
const BLIND_STEP = 0.01;
const HIGHEST_PERIOD_RATE = 1e4;
const ROOT_STEPS = 100;

/**
 * Full cost of credit (полная стоимость кредита, ПСК), percent a year, not rounded: i · ЧБП · 100,
 * where i is the smallest positive root of Σ ДПk / ((1 + ek·i)(1 + i)^qk) = 0.
 * Source: 353-ФЗ ст. 6 ч. 2 и 2.1; the law's year has 365 days and equal months, so ЧБП is 12 for monthly payments.
 * 0 when the borrower pays back no more than was given.
 * Throws RangeError when the flows have no such root.
 *
 * @param periodsPerYear ЧБП, base periods in a year
 */
export function fullCostPercent(flows: CashFlow[], periodsPerYear: number): number {
  if (discounted(flows, 0).value <= 0) return 0;
  return smallestRoot(flows) * periodsPerYear * 100;
}

/**
 * Newton's steps from 0: what is paid for a loan is worth less with each per cent, and ever more slowly, so a tangent never
 * reaches past the root, and half a dozen of them find it. Where flows are of another kind, one may: then the root is between.
 */
function smallestRoot(flows: CashFlow[]): number {
  let rate = 0;
  let worth = discounted(flows, rate);
  while (rate <= HIGHEST_PERIOD_RATE) {
    const next = worth.slope < 0 ? rate - worth.value / worth.slope : rate + BLIND_STEP;
    if (next === rate) return rate;
    worth = discounted(flows, next);
    if (worth.value <= 0) return rootBetween(flows, rate, next);
    rate = next;
  }
  throw new RangeError('The cash flows have no full cost of credit');
}

/**
 * The root between `low`, where the flows are worth more than 0, and `high`, where they are not: regula falsi of the Illinois
 * kind, which stays within its bounds like bisection and needs a tenth of its steps.
 */
function rootBetween(flows: CashFlow[], low: number, high: number): number {
  let above = discounted(flows, low).value;
  let below = discounted(flows, high).value;
  let moved: 'low' | 'high' | null = null;
  let x = high;
  for (let step = 0; step < ROOT_STEPS && below !== 0; step += 1) {
    x = high - (below * (high - low)) / (below - above);
    if (x <= low || x >= high) break;
    const { value } = discounted(flows, x);
    if (value > 0) {
      if (moved === 'low') below /= 2;
      [low, above, moved] = [x, value, 'low'];
    } else {
      if (moved === 'high') above /= 2;
      [high, below, moved] = [x, value, 'high'];
    }
  }
  return x;
}

/** What the flows are worth on the day of the loan at a rate, and how that changes with the rate. */
function discounted(flows: CashFlow[], rate: number): { value: number; slope: number } {
  let value = 0;
  let slope = 0;
  for (const { kopecks, fullPeriods, periodFraction = 0 } of flows) {
    const part = 1 + periodFraction * rate;
    const worth = kopecks / (part * (1 + rate) ** fullPeriods);
    value += worth;
    slope -= worth * (periodFraction / part + fullPeriods / (1 + rate));
  }
  return { value, slope };
}
