/** One movement of money between lender and borrower. */
export interface CashFlow {
  /** Minus what the borrower receives, plus what the borrower pays. */
  kopecks: number;
  /** q: whole base periods from the day of the loan. */
  fullPeriods: number;
  /** e: part of a base period after the last whole one, from 0 to 1. */
  periodFraction?: number;
}

const FIRST_STEP = 1e-4;
const STEP_GROWTH = 1.25;
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
  if (presentValue(flows, 0) <= 0) return 0;
  let low = 0;
  let high = FIRST_STEP;
  while (presentValue(flows, high) > 0) {
    low = high;
    high *= STEP_GROWTH;
    if (high > HIGHEST_PERIOD_RATE) throw new RangeError('The cash flows have no full cost of credit');
  }
  return smallestRoot((rate) => presentValue(flows, rate), low, high) * periodsPerYear * 100;
}

/**
 * The root between `low`, where the function is above 0, and `high`, where it is not: regula falsi of the Illinois kind,
 * which stays within its bounds like bisection and needs a tenth of its steps.
 */
function smallestRoot(valueAt: (x: number) => number, low: number, high: number): number {
  let above = valueAt(low);
  let below = valueAt(high);
  let moved: 'low' | 'high' | null = null;
  let x = high;
  for (let step = 0; step < ROOT_STEPS && below !== 0; step += 1) {
    x = high - (below * (high - low)) / (below - above);
    if (x <= low || x >= high) break;
    const value = valueAt(x);
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

function presentValue(flows: CashFlow[], rate: number): number {
  return flows.reduce(
    (sum, { kopecks, fullPeriods, periodFraction = 0 }) =>
      sum + kopecks / ((1 + periodFraction * rate) * (1 + rate) ** fullPeriods),
    0,
  );
}
