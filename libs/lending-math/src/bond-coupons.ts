import { owedUnits, type BondRepayment } from './bond-repayments.ts';
import { addMonths, daysBetween } from './calendar.ts';
import { percentOf } from './percent-of.ts';

/** An issue of bonds with a fixed coupon. */
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
  /** Parts of the face value that are returned before the maturity, in order; the rest is returned then. */
  repayments: readonly BondRepayment[];
}

/** A return of the face value, or of a part of it. */
export interface BondReturn {
  /** Number of the coupon that is paid with it. */
  coupon: number;
  /** YYYY-MM-DD; the day on which it falls, before any move to a business day. */
  date: string;
  /** Of one bond. */
  kopecks: number;
  /** What of the face value is owed after it. */
  leftKopecks: number;
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
 * N · r · days / 365, rounded to a kopeck; N is what of the face value has not been returned by then.
 * Source: Московская биржа, «Методика расчёта НКД и доходности» (actual days, a year of 365).
 */
export function bondCoupons(issue: BondIssue): BondCoupon[] {
  const { couponPercent, couponsAYear, years, offerOn } = issue;
  const dayOf = (number: number) => couponDay(issue, number);
  return Array.from({ length: years * couponsAYear }, (_, index) => {
    const number = index + 1;
    const date = dayOf(number);
    const days = daysBetween(dayOf(index), date);
    if (offerOn !== '' && date > offerOn) return { number, date, kopecks: null };
    return {
      number,
      date,
      kopecks: percentOf(owedKopecks(issue, number), couponPercent, { times: days, of: 365 }),
    };
  });
}

/** How many coupons a buyer of the day no longer gets: that day's goes to the former holder. `today`: YYYY-MM-DD. */
export function paidBondCoupons(
  issue: Pick<BondIssue, 'couponsAYear' | 'years'> & { placedOn: string | null },
  today: string,
): number {
  const { placedOn, years, couponsAYear } = issue;
  if (placedOn === null) return 0;
  const days = Array.from({ length: years * couponsAYear }, (_, index) =>
    couponDay({ placedOn, couponsAYear }, index + 1),
  );
  return days.filter((day) => day <= today).length;
}

/** By which sums an issue is sold after so many coupons: what of the face value has not come back, in whole roubles. */
export function bondLots(
  issue: { nominal: number; volume: number; repayments: readonly BondRepayment[] },
  paidCoupons: number,
): { nominal: number; volume: number } {
  const units = owedUnits(issue.repayments, paidCoupons + 1);
  // Multiplied first: a share of the whole, such as 0.56, lies between two floating-point numbers.
  const owed = (roubles: number) => (roubles * units) / owedUnits([], 1);
  return { nominal: Math.ceil(owed(issue.nominal)), volume: Math.floor(owed(issue.volume)) };
}

/** When the face value of one bond is returned: the parts in their order, and the rest on the day of maturity. */
export function bondReturns(issue: BondIssue): BondReturn[] {
  const last = issue.years * issue.couponsAYear;
  const coupons = [...issue.repayments.map(({ coupon }) => coupon), ...(last > 0 ? [last] : [])];
  return coupons.map((coupon) => {
    const leftKopecks = coupon === last ? 0 : owedKopecks(issue, coupon + 1);
    return {
      coupon,
      date: couponDay(issue, coupon),
      kopecks: owedKopecks(issue, coupon) - leftKopecks,
      leftKopecks,
    };
  });
}

/** What of the face value bears interest for the coupon. */
function owedKopecks({ nominalKopecks, repayments }: BondIssue, coupon: number): number {
  return percentOf(nominalKopecks, owedUnits(repayments, coupon) / 100);
}

function couponDay(
  { placedOn, couponsAYear }: Pick<BondIssue, 'placedOn' | 'couponsAYear'>,
  number: number,
): string {
  return addMonths(placedOn, (number * 12) / couponsAYear);
}

/** YYYY-MM-DD. */
export function bondMaturity({ placedOn, years }: Pick<BondIssue, 'placedOn' | 'years'>): string {
  return addMonths(placedOn, years * 12);
}
