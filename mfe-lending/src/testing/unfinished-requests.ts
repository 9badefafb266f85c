import type { LeadProgress, UnfinishedRequest } from '@polden/api-contract';
import { LEAD_ID, PROGRESS } from './lender-data.ts';

export const PAYDAY: UnfinishedRequest = {
  id: LEAD_ID,
  asksFor: 'contract',
  path: '/zajm-onlajn-na-kartu',
  product: 'pdl',
  requiredSum: 12_000,
  requiredMonthCount: null,
  days: 10,
  hasCar: 0,
  city: 'Казань',
  phone: '+79161234567',
  documents: ['credit-history', 'e-interaction', 'personal-data-consent'],
};
export const BANK: UnfinishedRequest = {
  ...PAYDAY,
  path: '/psb',
  product: 'bank',
  requiredSum: 350_000,
  requiredMonthCount: 48,
  days: null,
};
export const TITLE_LOAN: UnfinishedRequest = {
  ...BANK,
  asksFor: 'decision',
  path: '/dengi-pod-zalog',
  product: 'pts',
};
const LIMIT = { sum: 12_000, monthCount: null, days: 10 };
/** A payday loan whose documents need answers. */
export const APPROVED: LeadProgress = {
  ...PROGRESS,
  stage: 'contract-questions',
  limit: LIMIT,
  unfinished: PAYDAY,
};
