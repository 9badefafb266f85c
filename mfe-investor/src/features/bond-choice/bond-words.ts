import type { Bond } from '@polden/api-contract';
import {
  bondCoupons,
  bondMaturity,
  bondReturns,
  paidBondCoupons,
  type BondCoupon,
  type BondReturn,
  type BondTerms,
} from '@polden/lending-math';
import { formatPercent, formatTerm, plural } from '@polden/ru';

const COUPONS = { single: 'купон', more: 'купона', many: 'купонов' };
const LEFT = { single: 'остался', more: 'осталось', many: 'осталось' };
const YEARS = { single: 'год', more: 'года', many: 'лет' };

/** 3 → «3 года». */
export function formatYears(years: number): string {
  return formatTerm(years, YEARS, 1);
}

const RHYTHMS: Record<number, string> = {
  1: 'раз в год',
  2: 'раз в полгода',
  4: 'раз в квартал',
  12: 'каждый месяц',
};

/** «раз в квартал». */
export function rhythmOf({ couponsAYear }: Bond): string {
  return RHYTHMS[couponsAYear] ?? `${couponsAYear} раз в год`;
}

/** YYYY-MM-DD; null while the day of the placement is unknown. */
export function maturityOf({ placedOn, year: years }: Bond): string | null {
  return placedOn === null ? null : bondMaturity({ placedOn, years });
}

/** Where an issue is in its life. `today`: YYYY-MM-DD. */
export function statusOf(bond: Bond, today: string): 'Готовится' | 'Обращается' | 'Погашен' {
  const maturity = maturityOf(bond);
  if (bond.placedOn === null || maturity === null || today < bond.placedOn) return 'Готовится';
  return today < maturity ? 'Обращается' : 'Погашен';
}

/** Paid back, so that it cannot be bought any more. `today`: YYYY-MM-DD. */
export function isRedeemed(bond: Bond, today: string): boolean {
  return statusOf(bond, today) === 'Погашен';
}

/** Those that can still be bought. */
export function offeredBonds(bonds: readonly Bond[], today: string): Bond[] {
  return bonds.filter((bond) => !isRedeemed(bond, today));
}

/** «осталось 4 купона». */
export function formatCouponsLeft({ year: years, couponsAYear }: Bond, paidCoupons: number): string {
  const count = years * couponsAYear - paidCoupons;
  return `${plural(count, LEFT)} ${formatTerm(count, COUPONS, 1)}`;
}

/** None while the day of the placement is unknown. */
export function couponsOf(bond: Bond): BondCoupon[] {
  return bond.placedOn === null ? [] : bondCoupons(issueOf(bond, bond.placedOn));
}

/** How many coupons a buyer of today no longer gets; today's coupon goes to the former holder. `today`: YYYY-MM-DD. */
export function paidCouponsOf(bond: Bond, today: string): number {
  return paidBondCoupons({ ...bond, years: bond.year }, today);
}

/** When the face value comes back, in parts or at once; none while the day of the placement is unknown. */
export function returnsOf(bond: Bond): BondReturn[] {
  return bond.placedOn === null ? [] : bondReturns(issueOf(bond, bond.placedOn));
}

function issueOf(bond: Bond, placedOn: string) {
  return {
    nominalKopecks: bond.nominal * 100,
    couponPercent: bond.coupon,
    couponsAYear: bond.couponsAYear,
    placedOn,
    years: bond.year,
    offerOn: bond.dateBeforeOffer,
    repayments: bond.repayments,
  };
}

/** What a sum in the issue is reckoned by. */
export function termsOf(
  { coupon, year: years, couponsAYear, repayments }: Bond,
  sumRubles: number,
  paidCoupons: number,
): BondTerms {
  return {
    sumKopecks: sumRubles * 100,
    couponPercent: coupon,
    years,
    parts: { couponsAYear, repayments, paidCoupons },
  };
}

const MONTHS = { single: 'месяц', more: 'месяца', many: 'месяцев' };

/** What is left of the term behind the paid coupons: «1 год», «9 месяцев», «1 год 3 месяца». */
export function formatTermLeft({ year: years, couponsAYear }: Bond, paidCoupons: number): string {
  const months = ((years * couponsAYear - paidCoupons) * 12) / couponsAYear;
  const [whole, rest] = [Math.floor(months / 12), months % 12];
  return [
    ...(whole > 0 ? [formatYears(whole)] : []),
    ...(rest > 0 || whole === 0 ? [formatTerm(rest, MONTHS, 1)] : []),
  ].join(' ');
}

/** «25 % с купоном № 8, 25 % с купоном № 10, остаток при погашении»; null where all comes back at the end. */
export function partsOf({ repayments }: Bond): string | null {
  if (repayments.length === 0) return null;
  const parts = repayments.map(({ coupon, percent }) => `${formatPercent(percent)} с купоном № ${coupon}`);
  return [...parts, 'остаток при погашении'].join(', ');
}
