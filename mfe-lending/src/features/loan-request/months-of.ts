import type { ProductInfo } from '@polden/api-contract';
import { MONTH_DAYS, termInUnits, termsDays } from '@polden/lending-math';
import type { AvailableMonth } from './loan-request.store.ts';

/** The months for which the product is lent; none where it is lent for days. */
export function monthsOf(product: ProductInfo): AvailableMonth[] {
  if (product.terms.multiply !== MONTH_DAYS) return [];
  return termsDays(product).map((days) => ({ id: termInUnits(product, days) }));
}
