import { Injectable } from '@nestjs/common';
import { contractQuestionnaireOf, questionnaireOf } from '@polden/api-contract';
import type { Questionnaire } from '@polden/loan-application';
import { DataSource } from 'typeorm';
import { canonicalJson } from '../../core/idempotency/canonical-json.ts';
import type { SecondStep } from './lead-intake.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import type { LoanTerms, StoredLead } from '../storage/new-lead.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { leadById } from '../storage/stored-leads.repository.ts';
import { hasCarOf } from '../questionnaire/still-needed.ts';

/** What a whole request holds already: each tab has keys of its own, and the same answers of another tab are the same call. */
@Injectable()
export class EarlierAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: PersonalDataVault,
  ) {}

  /** The request that was completed with the very same answers; null when it is not whole, or holds others. */
  async holding({ leadId, phoneIndex, loan, personal }: SecondStep): Promise<StoredLead | null> {
    const lead = await leadById(this.dataSource.manager, leadId);
    if (lead?.revision !== 2 || lead.kind !== 'loan' || lead.phoneIndex !== phoneIndex) return null;
    if (!isSameQuestionnaire(this.vault.open(lead).questionnaire, personal.questionnaire)) return null;
    return isSameLoan(lead, loan(lead)) ? { id: lead.id, created: lead.createdAt.toISOString() } : null;
  }
}

export function isSameQuestionnaire(
  one: Questionnaire | undefined,
  other: Questionnaire | undefined,
): boolean {
  return canonicalJson(one ?? {}) === canonicalJson(other ?? {});
}

/** Answers for the documents of what is approved leave its terms as they are, whatever terms come with them. */
function isSameLoan(lead: LeadEntity, { product, requiredSum, monthCount, days }: LoanTerms): boolean {
  if (lead.product !== product) return false;
  const isForContract = questionnaireOf(product, hasCarOf(lead.source)) === null;
  if (isForContract && contractQuestionnaireOf(product) !== null) return true;
  return lead.requiredSum === requiredSum && lead.monthCount === monthCount && lead.days === days;
}
