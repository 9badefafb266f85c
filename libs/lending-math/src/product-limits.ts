import type { ProductConditions, ProductRate } from '@polden/api-contract';

/** The nearest whole sum that the product lends, roubles. */
export function clampSumRubles({ sum }: ProductConditions, rubles: number): number {
  return Math.min(Math.max(Math.round(rubles), sum.min), sum.max);
}

/** The nearest term that the product has, days. */
export function clampTermDays({ terms }: ProductConditions, days: number): number {
  const steps = Math.round((days - terms.min) / terms.step);
  return Math.min(Math.max(terms.min + steps * terms.step, terms.min), terms.max);
}

/** Every term of the product, days, ascending. */
export function termsDays({ terms }: ProductConditions): number[] {
  const count = Math.floor((terms.max - terms.min) / terms.step) + 1;
  return Array.from({ length: count }, (_, index) => terms.min + index * terms.step);
}

/** A term in the unit that people see: 1440 days of a title loan are 48 months. */
export function termInUnits({ terms }: ProductConditions, days: number): number {
  return days / terms.multiply;
}

/** The rate for a term: the last one that begins at or below it. Throws RangeError when the product has no rates. */
export function rateFor({ product, rates }: ProductConditions, termDays: number): ProductRate {
  const rate = rates.findLast(({ fromDays }) => fromDays <= termDays) ?? rates[0];
  if (!rate) throw new RangeError(`Product ${product} has no rates`);
  return rate;
}
