import {
  LEAD_PATHS,
  PRODUCTS_PATH,
  TEXT_PATHS,
  type CityText,
  type LeadDocument,
  type ProductInfo,
  type ProductsInfo,
  type Promotion,
  type Texts,
} from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';

/** What a loan page needs of the API; null where it could not be read, and the page says so. */
export interface Offer {
  products: ProductInfo[] | null;
  promotion: Promotion | null;
  documents: LeadDocument[] | null;
}

/** Never throws: a page without its products still has a telephone number. */
export async function readOffer(): Promise<Offer> {
  const [info, documents] = await Promise.all([
    softRead(readCached<ProductsInfo>(PRODUCTS_PATH)),
    softRead(readCached<LeadDocument[]>(LEAD_PATHS.documents)),
  ]);
  return { products: info?.products ?? null, promotion: info?.promotion ?? null, documents };
}

/** Never throws: without the editors' texts a page has its own. */
export function readTexts(): Promise<Texts> {
  return softRead(readCached<Texts>(TEXT_PATHS.descriptions), {});
}

/** What the page at this path says in each city that has a text of its own. Never throws. */
export async function readCityTexts(path: string): Promise<CityText[]> {
  const texts = await softRead(readCached<CityText[]>(TEXT_PATHS.cities), []);
  return texts.filter(({ url }) => url === path);
}
