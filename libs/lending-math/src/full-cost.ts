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
const BISECTIONS = 80;

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
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) > 0) low = middle;
    else high = middle;
  }
  return ((low + high) / 2) * periodsPerYear * 100;
}

function presentValue(flows: CashFlow[], rate: number): number {
  return flows.reduce(
    (sum, { kopecks, fullPeriods, periodFraction = 0 }) =>
      sum + kopecks / ((1 + periodFraction * rate) * (1 + rate) ** fullPeriods),
    0,
  );
}
