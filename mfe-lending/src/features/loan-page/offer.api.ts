import {
  LEAD_PATHS,
  PRODUCTS_PATH,
  TEXT_PATHS,
  type LeadDocument,
  type ProductInfo,
  type ProductsInfo,
  type Promotion,
  type Texts,
} from '@polden/api-contract';
import { softRead } from './soft-read.ts';

/** What a loan page needs of the API; null where it could not be read, and the page says so. */
export interface Offer {
  products: ProductInfo[] | null;
  promotion: Promotion | null;
  documents: LeadDocument[] | null;
}

/** Never throws: a page without its products still has a telephone number. */
export async function readOffer(): Promise<Offer> {
  const [info, documents] = await Promise.all([
    softRead<ProductsInfo>(PRODUCTS_PATH),
    softRead<LeadDocument[]>(LEAD_PATHS.documents),
  ]);
  return { products: info?.products ?? null, promotion: info?.promotion ?? null, documents };
}

/** Never throws: without the editors' texts a page has its own. */
export async function readTexts(): Promise<Texts> {
  return (await softRead<Texts>(TEXT_PATHS.descriptions)) ?? {};
}
