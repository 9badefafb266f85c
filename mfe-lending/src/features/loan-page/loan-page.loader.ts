import type { LoaderFunctionArgs } from 'react-router-dom';
import type { CityText } from '@polden/api-contract';
import { moscowDay } from '@polden/ru';
import { readOutcome } from '../loan-request/loan-request.api.ts';
import { LEAD_PARAM, type RequestOutcome } from '../loan-request/request-state.ts';
import { textsOfPage, type EditorTexts } from './editor-texts.ts';
import { readCityTexts, readOffer, readTexts, type Offer } from './offer.api.ts';

export interface LoanPageData extends Offer {
  /** Day for which the loan is calculated, YYYY-MM-DD in Moscow. */
  today: string;
  texts: EditorTexts;
  /** Of the cities that have one on this page. */
  cityTexts: CityText[];
  /** The accepted request that the address names; null when it names none. */
  lead: RequestOutcome | null;
}

const LEAD_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;
const LEAD_BUDGET_MS = 1_500;

/** Loader of the page that editors know by this key. Fails soft: whatever the API does, the page is shown. */
export function loanPageLoader(key: string): (args: LoaderFunctionArgs) => Promise<LoanPageData> {
  return async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const leadId = searchParams.get(LEAD_PARAM);
    const [offer, texts, cityTexts, lead] = await Promise.all([
      readOffer(),
      readTexts(),
      readCityTexts(pathname),
      leadId === null ? null : readLead(leadId),
    ]);
    return { ...offer, today: moscowDay(new Date()), texts: textsOfPage(texts, key), cityTexts, lead };
  };
}

async function readLead(leadId: string): Promise<RequestOutcome> {
  if (!LEAD_ID.test(leadId)) return { leadId, status: 'gone' };
  return readOutcome(leadId, AbortSignal.timeout(LEAD_BUDGET_MS));
}
