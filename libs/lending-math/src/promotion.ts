import type { ProductConditions, Promotion } from '@polden/api-contract';
import { clampSumRubles, termsDays } from './product-limits.ts';

/** Whether a loan of this product, sum and term is without interest. */
export function isPromoted(
  promotion: Promotion | null,
  { product }: ProductConditions,
  sumRubles: number,
  termDays: number,
): boolean {
  if (promotion?.product !== product) return false;
  const { sum, term } = promotion;
  return sumRubles >= sum.min && sumRubles <= sum.max && termDays >= term.min && termDays <= term.max;
}

/** The ends of the sums that cost differently, roubles: those of the product and, within them, those of its promotion. */
export function notableSums(product: ProductConditions, promotion: Promotion | null): number[] {
  const promoted = promotion?.product === product.product ? [promotion.sum.min, promotion.sum.max] : [];
  return [product.sum.min, product.sum.max, ...promoted.map((sum) => clampSumRubles(product, sum))];
}

/** The terms of the product that the promotion covers, days; empty when it is another product's. */
export function promotedTermsDays(product: ProductConditions, promotion: Promotion | null): number[] {
  if (promotion?.product !== product.product) return [];
  return termsDays(product).filter((days) => days >= promotion.term.min && days <= promotion.term.max);
}
