import {
  MARKETPLACE_PATHS,
  type MarketplaceCategory,
  PROMO_CODES_PATH,
  type PromoCode,
} from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';
import { failedPage } from '../../failed-page.ts';

export interface MarketplaceData {
  /** None is empty. */
  categories: MarketplaceCategory[];
  /** Empty when they cannot be read: the page is whole without. */
  promoCodes: PromoCode[];
}

/** Throws a Response: 503 without data. */
export async function marketplaceLoader(): Promise<MarketplaceData> {
  const codes = softRead(readCached<PromoCode[]>(PROMO_CODES_PATH), []);
  const [categories, promoCodes] = await Promise.all([
    readCached<MarketplaceCategory[]>(MARKETPLACE_PATHS.all),
    codes,
  ]).catch((error: unknown) => {
    throw failedPage(error);
  });
  return { categories: categories.filter(({ items }) => items.length > 0), promoCodes };
}
