import type { ProductConditions } from '@polden/api-contract';
import { isConsumer } from './consumer.ts';

/** What 353-ФЗ has set since 1 September 2025: nothing below the first sum, `hours` up to the second one, `longHours` above it. */
export const COOLING_OFF = { fromRubles: 50_000, longAboveRubles: 200_000, hours: 4, longHours: 48 };

/**
 * Hours between the signature and the money, in which a consumer may change his mind for free. A loan for business has
 * none.
 */
export function coolingOffHours({ product }: Pick<ProductConditions, 'product'>, sumRubles: number): number {
  if (!isConsumer(product)) return 0;
  if (sumRubles < COOLING_OFF.fromRubles) return 0;
  return sumRubles > COOLING_OFF.longAboveRubles ? COOLING_OFF.longHours : COOLING_OFF.hours;
}
