import { setImmediate as letOthers } from 'node:timers/promises';
import type { ProductConditions, ProductInfo, Promotion } from '@polden/api-contract';
import { fullCostRange } from '@polden/lending-math';

/** Full costs of the products on a day. Each is calculated once for its conditions: it takes tens of milliseconds. */
export class FullCosts {
  private known = new Map<string, ProductInfo['fullCost']>();

  /** @param day YYYY-MM-DD: the law's caps are dated */
  async of<T extends ProductConditions>(products: readonly T[], promotion: Promotion | null, day: string) {
    const now = new Map<string, ProductInfo['fullCost']>();
    const withCosts: (T & Pick<ProductInfo, 'fullCost'>)[] = [];
    for (const product of products) {
      const key = JSON.stringify([product, promotion, day]);
      const known = this.known.get(key);
      // One after another: all of them at midnight would hold up every call of the process.
      if (!known) await letOthers();
      const fullCost = known ?? fullCostRange(product, day, promotion);
      now.set(key, fullCost);
      withCosts.push({ ...product, fullCost });
    }
    this.known = now;
    return withCosts;
  }
}
