import {
  LEAD_PATHS,
  PRODUCTS_PATH,
  type LeadDocument,
  type ProductInfo,
  type ProductsInfo,
} from '@polden/api-contract';
import { readCached } from '@polden/http';

/** What a loan page needs of the API; null where it could not be read, and the page says so. */
export interface Offer {
  products: ProductInfo[] | null;
  documents: LeadDocument[] | null;
}

/** A server gives a page two seconds in all; a browser waits as long as the http client does. */
const SERVER_BUDGET_MS = 1_500;

/** Never throws: a page without its products still has a telephone number. */
export async function readOffer(): Promise<Offer> {
  const [info, documents] = await Promise.all([
    orNull(readCached<ProductsInfo>(PRODUCTS_PATH)),
    orNull(readCached<LeadDocument[]>(LEAD_PATHS.documents)),
  ]);
  return { products: info?.products ?? null, documents };
}

async function orNull<T>(read: Promise<T>): Promise<T | null> {
  const answer = read.catch(() => null);
  if (typeof document !== 'undefined') return answer;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SERVER_BUDGET_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
