import type { ProductConditions, ProductInfo, Promotion } from '@polden/api-contract';
import { fullCostRange } from '@polden/lending-math';

/** Full costs of the products on a day. Each is calculated once for its conditions: it takes tens of milliseconds. */
export class FullCosts {
  private known = new Map<string, ProductInfo['fullCost']>();

  /** @param day YYYY-MM-DD: the law's caps are dated */
  of<T extends ProductConditions>(products: readonly T[], promotion: Promotion | null, day: string) {
    const now = new Map<string, ProductInfo['fullCost']>();
    const withCosts = products.map((product) => {
      const key = JSON.stringify([product, promotion, day]);
      const fullCost = this.known.get(key) ?? fullCostRange(product, day, promotion);
      now.set(key, fullCost);
      return { ...product, fullCost };
    });
    this.known = now;
    return withCosts;
  }
}
