import { yearsOwed, type BondRepayment } from './bond-repayments.ts';
import { percentOf } from './percent-of.ts';

/** Kinds of account at a broker, as the specification numbers and calls them, in the order in which they stand. */
export const BROKER_ACCOUNTS = [
  { id: 2, type: 'CLASSIC', title: 'Классический' },
  // Индивидуальный инвестиционный счёт: an account with a deduction from the income tax.
  { id: 1, type: 'ISS', title: 'ИИС' },
] as const;

export type BrokerAccount = (typeof BROKER_ACCOUNTS)[number]['type'];

export const DEFAULT_BOND_SUM_RUBLES = 300_000;
/** Source: НК РФ ст. 219.1 as the specification has it: 13 % of at most 400,000 roubles. */
const DEDUCTION = { percent: 13, fromKopecks: 400_000_00, mostKopecks: 52_000_00 };
const MOST_RUBLES = 1_000_000_000_000;

export interface BondTerms {
  sumKopecks: number;
  /** Percent a year. */
  couponPercent: number;
  /** Whole years, 0 or more. */
  years: number;
  /** Coupons a year, and the parts of the sum that come back with them; all comes back at the end when left out. */
  parts?: { couponsAYear: number; repayments: readonly BondRepayment[] };
}

/** A year of holding a bond, with all years before it. */
export interface BondYear {
  /** From 1. */
  number: number;
  /** Coupons by its end. */
  couponKopecks: number;
  /** What the account of its kind has earned by its end: the formula of `bondProfitKopecks` for that many years. */
  profitKopecks: number;
}

/** Whole roubles of what was typed, at most a trillion; what is no number, or a negative one, is 0. */
export function readBondSum(typed: string): number {
  const text = typed.replace(/[\s\u00a0₽]/gu, '').replace(',', '.');
  return /^\d+(\.\d*)?$/u.test(text) ? Math.min(Math.floor(Number(text)), MOST_RUBLES) : 0;
}

/** Coupons before tax, sum × coupon % × years; what has come back bears no more, and is not lent again. */
export function couponKopecks({ sumKopecks, couponPercent, years, parts }: BondTerms): number {
  const owed = parts
    ? yearsOwed(parts.repayments, years * parts.couponsAYear, parts.couponsAYear)
    : { times: years };
  return percentOf(sumKopecks, couponPercent, owed);
}

/** 13 % of the sum, and a flat 52,000 roubles from 400,000 on. */
export function issDeductionKopecks(sumKopecks: number): number {
  return sumKopecks >= DEDUCTION.fromKopecks
    ? DEDUCTION.mostKopecks
    : percentOf(sumKopecks, DEDUCTION.percent);
}

/** CLASSIC: the coupons of the whole term; ISS: the deduction, once, whatever the term. */
export function bondProfitKopecks(terms: BondTerms, account: BrokerAccount): number {
  return account === 'CLASSIC' ? couponKopecks(terms) : issDeductionKopecks(terms.sumKopecks);
}

/** A bond year by year; nothing for a term without years. */
export function bondByYear(terms: BondTerms, account: BrokerAccount): BondYear[] {
  return Array.from({ length: terms.years }, (_, index) => {
    const years = index + 1;
    const held = { ...terms, years };
    return {
      number: years,
      couponKopecks: couponKopecks(held),
      profitKopecks: bondProfitKopecks(held, account),
    };
  });
}
