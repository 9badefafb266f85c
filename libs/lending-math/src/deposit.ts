import { addMonths } from './calendar.ts';
import { percentOf } from './percent-of.ts';

/** A natural person may not lend a microfinance company less under one contract: 151-ФЗ ст. 12. For legal persons the law sets no minimum. */
export const LEAST_NATURAL_DEPOSIT_RUBLES = 1_500_000;

/** Money that an investor lends for a whole number of months at simple interest. */
export interface DepositTerms {
  sumKopecks: number;
  yearPercent: number;
  /** A positive integer. */
  months: number;
  /** Day on which the money is lent, YYYY-MM-DD. */
  startDay: string;
  /** When interest is paid: every month, or with the sum at the end of the term. */
  payout: 'monthly' | 'end';
}

export interface DepositRow {
  /** From 1. */
  number: number;
  /** YYYY-MM-DD. */
  date: string;
  /** Interest of this month, paid or not. */
  interestKopecks: number;
  /** What the investor is paid on this day: interest, and in the last month the sum as well. */
  paidKopecks: number;
  /** Interest of this month and all before it. */
  totalInterestKopecks: number;
}

/**
 * Simple interest of the whole term, rounded to a kopeck: S · r / 12 · m, r the fraction a year.
 * Source: simple rate of interest, any course of financial mathematics
 * (for example Четыркин Е. М. «Финансовая математика», гл. 2). Equal months, as the rate is quoted.
 */
export function depositInterestKopecks(sumKopecks: number, yearPercent: number, months: number): number {
  return percentOf(sumKopecks, yearPercent, { times: months, of: 12 });
}

/**
 * A deposit month by month. Each month earns S · r / 12, rounded to a kopeck, and the last one what is left of the
 * whole term's interest, so that both kinds of payout come to the same to a kopeck.
 * The sum and the term are taken as they are: check them first.
 */
export function depositSchedule(terms: DepositTerms): DepositRow[] {
  const { sumKopecks, yearPercent, months, startDay, payout } = terms;
  const monthly = depositInterestKopecks(sumKopecks, yearPercent, 1);
  const whole = depositInterestKopecks(sumKopecks, yearPercent, months);
  return Array.from({ length: months }, (_, index) => {
    const number = index + 1;
    const last = number === months;
    const interest = last ? whole - monthly * index : monthly;
    const paidInterest = payout === 'monthly' ? interest : last ? whole : 0;
    return {
      number,
      date: addMonths(startDay, number),
      interestKopecks: interest,
      paidKopecks: paidInterest + (last ? sumKopecks : 0),
      totalInterestKopecks: last ? whole : monthly * number,
    };
  });
}
