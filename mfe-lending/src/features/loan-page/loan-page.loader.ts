import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  type CityText,
  LEAD_PARAM,
  LEAD_PATHS,
  PRODUCTS_PATH,
  TEXT_PATHS,
  type LeadDocument,
  type ProductInfo,
  type ProductsInfo,
  type Promotion,
  type Texts,
} from '@polden/api-contract';
import { moscowDay } from '@polden/ru';
import { readCached, softRead } from '@polden/http';
import { readOutcome } from '../loan-request/loan-request.api.ts';
import { NOT_TAKEN_PARAM, type RequestOutcome, type ShownRequest } from '../loan-request/request-state.ts';
import { textsOfPage, type EditorTexts } from './editor-texts.ts';

export interface LoanPageData extends Offer {
  /** Day for which the loan is calculated, YYYY-MM-DD in Moscow. */
  today: string;
  texts: EditorTexts;
  /** Of the cities that have one on this page. */
  cityTexts: CityText[];
  /** The accepted request that the address names; null when it names none. */
  lead: ShownRequest | null;
}

const LEAD_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;
const LEAD_BUDGET_MS = 1_500;
/** Here and not with the page of the request, whose code everybody brings. */
const NOT_TAKEN =
  'Анкета по этой заявке уже отправлена с другой вкладки или устройства, новые ответы не приняты. Если в первой анкете ошибка, позвоните, прежде чем подписывать документы:';

/** Loader of the page that editors know by this key. Fails soft: the page is shown without the API, too. */
export function loanPageLoader(key: string): (args: LoaderFunctionArgs) => Promise<LoanPageData> {
  return async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const leadId = searchParams.get(LEAD_PARAM);
    const [offer, texts, cityTexts, lead] = await Promise.all([
      readOffer(),
      readTexts(),
      readCityTexts(pathname),
      leadId === null ? null : readShown(leadId, searchParams.has(NOT_TAKEN_PARAM)),
    ]);
    return { ...offer, today: moscowDay(new Date()), texts: textsOfPage(texts, key), cityTexts, lead };
  };
}

async function readShown(leadId: string, isNotTaken: boolean): Promise<ShownRequest> {
  return { ...(await readLead(leadId)), notTaken: isNotTaken ? NOT_TAKEN : null };
}

async function readLead(leadId: string): Promise<RequestOutcome> {
  if (!LEAD_ID.test(leadId)) return { leadId, status: 'gone' };
  return readOutcome(leadId, AbortSignal.timeout(LEAD_BUDGET_MS));
}

/** What a loan page needs of the API; null where it could not be read, and the page says so. */
interface Offer {
  products: ProductInfo[] | null;
  promotion: Promotion | null;
  documents: LeadDocument[] | null;
}

/** Never throws: a page without its products still has a telephone number. */
async function readOffer(): Promise<Offer> {
  const [info, documents] = await Promise.all([
    softRead(readCached<ProductsInfo>(PRODUCTS_PATH)),
    softRead(readCached<LeadDocument[]>(LEAD_PATHS.documents)),
  ]);
  return { products: info?.products ?? null, promotion: info?.promotion ?? null, documents };
}

/** Never throws: without the editors' texts a page has its own. */
function readTexts(): Promise<Texts> {
  return softRead(readCached<Texts>(TEXT_PATHS.descriptions), {});
}

/** What the page at this path says in each city that has a text of its own. Never throws. */
async function readCityTexts(path: string): Promise<CityText[]> {
  const texts = await softRead(readCached<CityText[]>(TEXT_PATHS.cities), []);
  return texts.filter(({ url }) => url === path);
}
