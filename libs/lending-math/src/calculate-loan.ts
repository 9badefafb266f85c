import type { ProductInfo, ProductRate } from '@polden/api-contract';
import { daysToMonths } from './calendar.ts';
import { overpaymentCapPercent } from './caps.ts';
import { fullCostPercent } from './full-cost.ts';
import { rateFor, termsDays } from './product-limits.ts';
import { annuitySchedule, singlePaymentSchedule, type LoanTerms, type ScheduleRow } from './schedule.ts';

export interface LoanCalculation {
  /** The equal monthly payment, or the single payment of a payday loan. */
  paymentKopecks: number;
  totalKopecks: number;
  overpaymentKopecks: number;
  /** ПСК, percent a year, rounded to the three digits that the law asks for (353-ФЗ ст. 6 ч. 1). */
  fullCostPercent: number;
  rate: ProductRate;
  schedule: ScheduleRow[];
  /** Set when the law's cap stopped the interest: percent of the loan. */
  reachedCapPercent: number | null;
}

/**
 * What a loan costs. Rates by the day mean one payment, rates by the month equal monthly payments.
 * The sum and the term are taken as they are: clamp them first.
 *
 * @param contractDay YYYY-MM-DD; decides the cap and the dates of the schedule
 */
export function calculateLoan(
  product: ProductInfo,
  sumRubles: number,
  termDays: number,
  contractDay: string,
): LoanCalculation {
  const rate = rateFor(product, termDays);
  const single = rate.unit === 'day';
  // The caps protect consumers; a business loan is not a consumer loan (353-ФЗ ст. 1 ч. 1).
  const capPercent = product.product === 'business' ? null : overpaymentCapPercent(contractDay, termDays);
  const terms: LoanTerms = {
    loanKopecks: sumRubles * 100,
    periodPercent: rate.percent,
    periods: single ? termDays : daysToMonths(termDays),
    contractDay,
    overpaymentCapPercent: capPercent,
  };
  const schedule = single ? singlePaymentSchedule(terms) : annuitySchedule(terms);
  const totalKopecks = schedule.reduce((sum, row) => sum + row.paymentKopecks, 0);
  return {
    paymentKopecks: schedule[0]?.paymentKopecks ?? 0,
    totalKopecks,
    overpaymentKopecks: totalKopecks - terms.loanKopecks,
    fullCostPercent: roundPercent(scheduleCost(terms.loanKopecks, schedule, single ? 365 / termDays : 12)),
    rate,
    schedule,
    reachedCapPercent: schedule.some((row) => row.cappedInterestKopecks > 0) ? capPercent : null,
  };
}

/** Lowest and highest ПСК of a product over its terms and sums, as an advert must state it (38-ФЗ ст. 28 ч. 3). */
export function fullCostRange(product: ProductInfo, contractDay: string): { min: number; max: number } {
  const costs = termsDays(product).flatMap((days) =>
    [product.sum.min, product.sum.max].map(
      (rubles) => calculateLoan(product, rubles, days, contractDay).fullCostPercent,
    ),
  );
  return { min: Math.min(...costs), max: Math.max(...costs) };
}

function scheduleCost(loanKopecks: number, schedule: ScheduleRow[], periodsPerYear: number): number {
  return fullCostPercent(
    [
      { kopecks: -loanKopecks, fullPeriods: 0 },
      ...schedule.map((row) => ({ kopecks: row.paymentKopecks, fullPeriods: row.number })),
    ],
    periodsPerYear,
  );
}

function roundPercent(percent: number): number {
  return Math.round(percent * 1000) / 1000;
}
