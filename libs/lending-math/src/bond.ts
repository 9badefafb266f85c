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

export interface BondTerms {
  sumKopecks: number;
  /** Percent a year. */
  couponPercent: number;
  /** Whole years, 0 or more. */
  years: number;
  /** Coupons a year, and the parts of the sum that come back with them; all comes back at the end when left out. */
  parts?: {
    couponsAYear: number;
    repayments: readonly BondRepayment[];
    /** So many coupons went to others, and what came back with them: the sum is lent from then on. Default: 0. */
    paidCoupons?: number;
  };
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

/**
 * The most that buys whole bonds for the sum: one at least, and the whole issue at most; 0 of an issue that is less than one
 * bond. All are whole roubles.
 */
export function wholeBondsRubles(
  sumRubles: number,
  { nominal, volume }: { nominal: number; volume: number },
): number {
  return Math.floor(Math.min(Math.max(sumRubles, nominal), volume) / nominal) * nominal;
}

/** Coupons before tax, sum × coupon % × years; what has come back bears no more, and is not lent again. */
export function couponKopecks(terms: BondTerms): number {
  return couponKopecksBy(terms, couponCountOf(terms));
}

function couponKopecksBy({ sumKopecks, couponPercent, parts }: BondTerms, last: number): number {
  const owed = parts
    ? yearsOwed(parts.repayments, { paid: parts.paidCoupons ?? 0, last }, parts.couponsAYear)
    : { times: last };
  return percentOf(sumKopecks, couponPercent, owed);
}

function couponCountOf({ years, parts }: BondTerms): number {
  return years * (parts?.couponsAYear ?? 1);
}

/** 13 % of the sum, and a flat 52,000 roubles from 400,000 on. */
export function issDeductionKopecks(sumKopecks: number): number {
  return sumKopecks >= DEDUCTION.fromKopecks
    ? DEDUCTION.mostKopecks
    : percentOf(sumKopecks, DEDUCTION.percent);
}

/** CLASSIC: the coupons of the whole term, or the remaining ones; ISS: the deduction, once, for any term. */
export function bondProfitKopecks(terms: BondTerms, account: BrokerAccount): number {
  return account === 'CLASSIC' ? couponKopecks(terms) : issDeductionKopecks(terms.sumKopecks);
}

/** A bond year by year from the last paid coupon on, the last year perhaps a part of one; nothing for a term without years. */
export function bondByYear(terms: BondTerms, account: BrokerAccount): BondYear[] {
  const { couponsAYear = 1, paidCoupons = 0 } = terms.parts ?? {};
  const count = couponCountOf(terms);
  const years = Math.max(Math.ceil((count - paidCoupons) / couponsAYear), 0);
  return Array.from({ length: years }, (_, index) => {
    const number = index + 1;
    const coupons = couponKopecksBy(terms, Math.min(paidCoupons + number * couponsAYear, count));
    return {
      number,
      couponKopecks: coupons,
      profitKopecks: account === 'CLASSIC' ? coupons : issDeductionKopecks(terms.sumKopecks),
    };
  });
}
