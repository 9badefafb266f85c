import type { ProductConditions } from '@polden/api-contract';
import { isConsumer } from './consumer.ts';

const FROM_RUBLES = 50_000;
const LONG_ABOVE_RUBLES = 200_000;

/**
 * Hours between the signature and the money, in which a consumer may change his mind for free (353-ФЗ, in force
 * since 1 September 2025): none below 50,000 roubles, four up to 200,000, forty-eight above. A loan for business has none.
 */
export function coolingOffHours({ product }: Pick<ProductConditions, 'product'>, sumRubles: number): number {
  if (!isConsumer(product)) return 0;
  if (sumRubles < FROM_RUBLES) return 0;
  return sumRubles > LONG_ABOVE_RUBLES ? 48 : 4;
}
