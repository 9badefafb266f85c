import { addMonths, daysBetween } from './calendar.ts';
import { percentOf } from './percent-of.ts';

/** An issue of bonds with a fixed coupon, its face value returned in one sum. */
export interface BondIssue {
  /** Of one bond. */
  nominalKopecks: number;
  /** Percent a year. */
  couponPercent: number;
  /** 1, 2, 4 or 12. */
  couponsAYear: number;
  /** YYYY-MM-DD. */
  placedOn: string;
  /** Whole years from the placement to the maturity. */
  years: number;
  /** YYYY-MM-DD: the day of the offer, after which the issuer names another rate; '' where there is none. */
  offerOn: string;
}

export interface BondCoupon {
  /** From 1. */
  number: number;
  /** YYYY-MM-DD; the day on which it falls, before any move to a business day. */
  date: string;
  /** Of one bond, before tax; null when its rate is not named yet. */
  kopecks: number | null;
}

/**
 * Coupons of one bond, the first a period after the placement and the last on the day of maturity:
 * N · r · days / 365, rounded to a kopeck.
 * Source: Московская биржа, «Методика расчёта НКД и доходности» (actual days, a year of 365).
 */
export function bondCoupons(issue: BondIssue): BondCoupon[] {
  const { nominalKopecks, couponPercent, couponsAYear, placedOn, years, offerOn } = issue;
  const dayOf = (number: number) => addMonths(placedOn, (number * 12) / couponsAYear);
  return Array.from({ length: years * couponsAYear }, (_, index) => {
    const number = index + 1;
    const date = dayOf(number);
    const days = daysBetween(dayOf(index), date);
    if (offerOn !== '' && date > offerOn) return { number, date, kopecks: null };
    return { number, date, kopecks: percentOf(nominalKopecks, couponPercent, { times: days, of: 365 }) };
  });
}

/** YYYY-MM-DD. */
export function bondMaturity({ placedOn, years }: Pick<BondIssue, 'placedOn' | 'years'>): string {
  return addMonths(placedOn, years * 12);
}
