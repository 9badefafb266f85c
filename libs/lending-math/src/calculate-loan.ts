import type { ProductConditions, ProductRate, Promotion } from '@polden/api-contract';
import { daysToMonths } from './calendar.ts';
import { consumerCaps, highestRatePercent, overpaymentCapPercent } from './caps.ts';
import { isConsumer } from './consumer.ts';
import { fullCostPercent } from './full-cost.ts';
import { rateFor } from './product-limits.ts';
import { isPromoted } from './promotion.ts';
import { annuitySchedule, singlePaymentSchedule, type LoanTerms, type ScheduleRow } from './schedule.ts';
import { roundFullCost } from './rounding.ts';

export interface LoanCalculation {
  /** The equal monthly payment, or the single payment of a payday loan. */
  paymentKopecks: number;
  totalKopecks: number;
  overpaymentKopecks: number;
  /** ПСК, percent a year, rounded to the three digits that the law asks for (353-ФЗ ст. 6 ч. 1). */
  fullCostPercent: number;
  /** What is really charged: nothing within a promotion, never above what the law allows. */
  rate: ProductRate;
  /** The loan is free of interest. */
  promoted: boolean;
  schedule: ScheduleRow[];
  /** Set when the law's cap stopped the interest: percent of the loan. */
  reachedCapPercent: number | null;
}

/**
 * What a loan costs. Rates by the day mean one payment, rates by the month equal monthly payments.
 * The sum and the term are taken as they are: clamp them first.
 *
 * @param contractDay YYYY-MM-DD; decides the caps and the dates of the schedule
 * @param promotion whichever there is; it counts only for its own product, sums and terms
 */
export function calculateLoan(
  product: ProductConditions,
  sumRubles: number,
  termDays: number,
  contractDay: string,
  promotion: Promotion | null = null,
): LoanCalculation {
  const promoted = isPromoted(promotion, product, sumRubles, termDays);
  const lawful = lawfulRate(product, termDays, contractDay);
  const rate = promoted ? { ...lawful, percent: 0 } : lawful;
  const single = rate.unit === 'day';
  const capPercent = isConsumer(product.product) ? overpaymentCapPercent(contractDay, termDays) : null;
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
    fullCostPercent: roundFullCost(scheduleCost(terms.loanKopecks, schedule, periodsPerYear(rate, termDays))),
    rate,
    promoted,
    schedule,
    reachedCapPercent: schedule.some((row) => row.cappedInterestKopecks > 0) ? capPercent : null,
  };
}

/** ЧБП of a loan: one period of a loan by the day is its whole term. */
export function periodsPerYear({ unit }: ProductRate, termDays: number): number {
  return unit === 'day' ? 365 / termDays : 12;
}

/** The product's rate, or the highest one that the law allows where the table says more. */
function lawfulRate(product: ProductConditions, termDays: number, contractDay: string): ProductRate {
  const rate = rateFor(product, termDays);
  const caps = isConsumer(product.product) ? consumerCaps(contractDay) : null;
  if (!caps) return rate;
  // A cap of 3.2 may come out a hair below it.
  const highest = highestRatePercent(caps, rate.unit, product.marketAveragePercent ?? null) + 1e-9;
  // Rounded down, so that a rate of three digits does not lift the cost over its cap again.
  return rate.percent <= highest ? rate : { ...rate, percent: Math.floor(highest * 1000) / 1000 };
}

/** ПСК of a schedule, percent a year, not rounded. */
export function scheduleCost(loanKopecks: number, schedule: readonly ScheduleRow[], periods: number): number {
  return fullCostPercent(
    [
      { kopecks: -loanKopecks, fullPeriods: 0 },
      ...schedule.map((row) => ({ kopecks: row.paymentKopecks, fullPeriods: row.number })),
    ],
    periods,
  );
}
