import { http, readCached } from '@polden/http';
import type { FaqData, LandingData, MenuData, ProductsData } from './landing-data.ts';

type Read = <T>(path: string) => Promise<T>;

/** From memory on the server, refreshed in the background. */
export function cachedLanding(): Promise<LandingData> {
  return readLanding(readCached);
}

/** Three calls to the API on every render. */
export function liveLanding(): Promise<LandingData> {
  return readLanding(http.get);
}

async function readLanding(read: Read): Promise<LandingData> {
  const [menu, products, faq] = await Promise.all([
    read<MenuData>('menu.json'),
    read<ProductsData>('products.json'),
    read<FaqData>('faq.json'),
  ]);
  return { menu, products, faq };
}
