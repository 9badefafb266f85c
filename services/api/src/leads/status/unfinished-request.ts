import {
  type LeadStage,
  type ProductCode,
  type RequestedLoan,
  OVER_LEAD_STAGES,
  type UnfinishedRequest,
} from '@polden/api-contract';
import type { LeadEntity } from '../storage/lead.entity.ts';
import type { BegunQuestionnaire, PersonalData } from '../storage/personal-data.ts';
import { hasCarOf, stillNeeded } from '../questionnaire/still-needed.ts';

const OWN_PATH = /^(?:\/|(?:\/[\w-]+)+)$/u;
/** Where a product is lent: for a request that came from no page, or says none. */
const PAGES: Record<ProductCode, string> = {
  installment: '/zajm-po-pasportu',
  pts: '/dengi-pod-zalog',
  pdl: '/zajm-onlajn-na-kartu',
  business: '/biznes-zaim',
  refinance: '/refinansirovaniye',
  collateral: '/zaem-pod-zalog',
  'car-purchase': '/dengi-na-pokupku-avto',
  bank: '/gazprombank',
  'bank-business': '/psb',
};
const OVER: readonly LeadStage[] = [...OVER_LEAD_STAGES, 'signed'];

/** The questions that a request waits for, with all that its form needs to go on, on any device; null where none wait. */
export function unfinishedOf(
  lead: LeadEntity,
  stage: LeadStage,
  { phone, city, begun }: Pick<PersonalData, 'phone' | 'city' | 'begun'>,
): UnfinishedRequest | null {
  const { id, documents } = lead;
  const needed = stillNeeded(lead);
  const waits = needed === 'questionnaire' ? !OVER.includes(stage) : stage === 'contract-questions';
  const page = requestedLoanOf(lead, begun?.loan);
  if (page === null || !waits) return null;
  return {
    ...page,
    id,
    asksFor: needed === 'questionnaire' ? 'decision' : 'contract',
    phone,
    city: begun?.city ?? city ?? null,
    documents: documents.map((document) => document.id),
  };
}

/** Where the loan was asked for, with what was chosen there, or `later`; null of a request for no loan. */
export function requestedLoanOf(lead: LeadEntity, later?: BegunQuestionnaire['loan']): RequestedLoan | null {
  const { product, source } = lead;
  const { requiredSum, monthCount, days } = later ?? lead;
  if (product === null) return null;
  const [path = ''] = (source['url'] ?? '').split('?');
  return {
    path: OWN_PATH.test(path) ? path : PAGES[product],
    product,
    requiredSum: requiredSum ?? 0,
    requiredMonthCount: monthCount,
    days,
    hasCar: later?.hasCar ?? hasCarOf(source),
  };
}
