import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { HttpError } from '@polden/http';
import { moscowDay } from '@polden/ru';
import { readLoginLink } from '../loan-request/loan-request.api.ts';
import { LEAD_PARAM, type LeadProgress } from '../loan-request/request-state.ts';
import { readOffer, type Offer } from './offer.api.ts';

export interface LoanPageData extends Offer {
  /** Day for which the loan is calculated, YYYY-MM-DD in Moscow. */
  today: string;
  /** The accepted request that the address names; null when it names none. */
  lead: LeadProgress | null;
}

const LEAD_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;
const LEAD_BUDGET_MS = 1_500;

/** Fails soft: whatever the API does, the page is shown. */
export async function loanPageLoader({ request }: LoaderFunctionArgs): Promise<LoanPageData> {
  const leadId = new URL(request.url).searchParams.get(LEAD_PARAM);
  const [offer, lead] = await Promise.all([readOffer(), leadId === null ? null : readLead(leadId)]);
  return { ...offer, today: moscowDay(new Date()), lead };
}

/** Choosing a product changes the address, not the data. */
export const loanPageShouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const sameLead = currentUrl.searchParams.get(LEAD_PARAM) === nextUrl.searchParams.get(LEAD_PARAM);
  if (sameLead && (formMethod !== undefined || currentUrl.search !== nextUrl.search)) return false;
  return defaultShouldRevalidate;
};

async function readLead(leadId: string): Promise<LeadProgress> {
  if (!LEAD_ID.test(leadId)) return { leadId, status: 'gone' };
  try {
    const { link, status } = await readLoginLink(leadId, AbortSignal.timeout(LEAD_BUDGET_MS));
    return { leadId, link, status };
  } catch (error) {
    const refused =
      error instanceof HttpError && error.code !== null && error.code < 500 && error.code !== 429;
    return { leadId, status: refused ? 'gone' : 'unreachable' };
  }
}
