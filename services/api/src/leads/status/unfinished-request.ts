import type { LeadStage, UnfinishedRequest } from '@polden/api-contract';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { hasCarOf, stillNeeded } from '../questionnaire/still-needed.ts';

const OWN_PATH = /^(?:\/[\w-]+)+$/u;
const OVER: readonly LeadStage[] = ['refused', 'cancelled', 'done', 'signed'];

/** The questions that a request waits for, with all that its form needs to go on, on any device; null where none wait. */
export function unfinishedOf(lead: LeadEntity, stage: LeadStage, phone: string): UnfinishedRequest | null {
  const { id, product, requiredSum, monthCount, days, source, documents } = lead;
  const needed = stillNeeded(lead);
  const waits = needed === 'questionnaire' ? !OVER.includes(stage) : stage === 'contract-questions';
  if (product === null || !waits) return null;
  const path = source['url'] ?? '/';
  return {
    id,
    asksFor: needed === 'questionnaire' ? 'decision' : 'contract',
    path: OWN_PATH.test(path) ? path : '/',
    product,
    requiredSum: requiredSum ?? 0,
    requiredMonthCount: monthCount,
    days,
    hasCar: hasCarOf(source),
    phone,
    documents: documents.map((document) => document.id),
  };
}
