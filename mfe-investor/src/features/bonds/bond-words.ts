import type { Bond } from '@polden/api-contract';
import { bondCoupons, bondMaturity, type BondCoupon } from '@polden/lending-math';
import { formatTerm } from '@polden/ru';

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

/** None while the day of the placement is unknown. */
export function couponsOf(bond: Bond): BondCoupon[] {
  if (bond.placedOn === null) return [];
  return bondCoupons({
    nominalKopecks: bond.nominal * 100,
    couponPercent: bond.coupon,
    couponsAYear: bond.couponsAYear,
    placedOn: bond.placedOn,
    years: bond.year,
    offerOn: bond.dateBeforeOffer,
  });
}
