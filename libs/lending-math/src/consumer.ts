import type { ProductCode } from '@polden/api-contract';

/** The law protects consumers; a loan for business is not a consumer loan (353-ФЗ ст. 1 ч. 1, ст. 3 ч. 1). */
const NOT_CONSUMER: readonly ProductCode[] = ['business', 'bank-business'];

export function isConsumer(product: ProductCode): boolean {
  return !NOT_CONSUMER.includes(product);
}
