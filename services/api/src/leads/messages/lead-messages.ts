import { Injectable } from '@nestjs/common';
import {
  type LeadStage,
  OFFERED_LEAD_STAGES,
  TOLD_LEAD_STAGES,
  type ToldLeadStage,
} from '@polden/api-contract';
import { utcOffsetOf } from '@polden/reference-data';
import type { EntityManager } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { canonicalJson } from '../../core/idempotency/canonical-json.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { type LeadMessage, queueOf } from '../../core/jobs/queues.ts';
import { CrmDriver } from '../crm/crm-driver.ts';
import { agreedTerms } from '../intake/lead-terms.ts';
import { leadStage } from '../status/lead-stage.ts';
import { borrowerName } from '../storage/borrower-name.ts';
import type { LeadDecision, LeadEntity } from '../storage/lead.entity.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import { type PersonalData, PersonalDataVault } from '../storage/personal-data.ts';
import { LeadMessageRepository, type MessageState } from './lead-message.repository.ts';
import { secondsOfQuiet } from './quiet-hours.ts';

/** What of a lead becomes other, and the id of the event that says so. */
interface Change extends Partial<Pick<LeadEntity, 'status' | 'decision'>> {
  changeId: string;
  /** Of an offer that is made anew. */
  offerUntil?: LeadEntity['offerUntil'];
}

/** Tells borrowers how far their requests are. */
@Injectable()
export class LeadMessages {
  constructor(
    private readonly config: ApiConfig,
    private readonly crm: CrmDriver,
    private readonly jobs: JobQueue,
    private readonly messages: LeadMessageRepository,
    private readonly leads: LeadRepository,
    private readonly vault: PersonalDataVault,
  ) {}

  /**
   * In the transaction that changes the lead: its borrower is told once by each means when it has come to a stage that he
   * is told of, or what he is offered there is another or holds until another day. Nobody is told at a phone that was not
   * confirmed.
   */
  async tellOfChange(
    manager: EntityManager,
    lead: LeadEntity,
    { changeId, offerUntil, ...change }: Change,
  ): Promise<void> {
    if (lead.kind !== 'loan' || !lead.phoneVerified) return;
    const data = this.vault.open(lead);
    // Whether it was signed before makes no difference: a new decision wants another signature.
    const signature = borrowerName(data) === null ? 'none' : 'open';
    // That a day is over is no change of the request until somebody has noted it.
    const { kind, status, decision, crmAcceptedAt, product, revision, source } = lead;
    const known = { kind, status, decision, offerUntil: null, crmAcceptedAt, product, revision, source };
    const before = leadStage(known, this.crm.ability, signature);
    const after = { ...known, ...change };
    const stage = leadStage(after, this.crm.ability, signature);
    const isOffer = offerUntil !== undefined && OFFERED_LEAD_STAGES.includes(stage);
    const isOther = isOffer && !isSameOffer(after.decision, lead);
    const renewed = isOffer && !isOther && stage === before && offerUntil !== lead.offerUntil;
    if (!isTold(stage) || (stage === before && !isOther && !renewed)) return;
    const message = { leadId: lead.id, changeId, stage, ...(renewed && { renewed }) };
    // What is offered anew is news though the stage is the last that he was told of.
    const toldBefore = isOffer ? UNSENT : TOLD;
    await this.queue(manager, lead, { ...message, channel: 'sms' }, toldBefore, this.secondsOfQuiet(data));
    if (this.config.mail.driver !== 'none' && data.questionnaire?.email !== undefined)
      await this.queue(manager, lead, { ...message, channel: 'mail' }, toldBefore, 0);
  }

  /** Until an SMS disturbs nobody in the borrower's city. */
  secondsOfQuiet({ city }: PersonalData): number {
    return secondsOfQuiet(new Date(), utcOffsetOf(city), this.config.limits.lead.quietHours);
  }

  private async queue(
    manager: EntityManager,
    { revision }: LeadEntity,
    message: LeadMessage,
    toldBefore: readonly MessageState[],
    delaySeconds: number,
  ): Promise<void> {
    if (!(await this.messages.add(manager, message, revision, toldBefore))) return;
    await this.jobs.send(manager, queueOf(message), message, { delaySeconds });
    const { leadId, stage, channel } = message;
    if (delaySeconds > 0)
      await this.leads.note(manager, leadId, 'message', { stage, channel, outcome: 'waiting' });
  }
}

/** What waits to be sent says what is so when it is. */
const UNSENT: readonly MessageState[] = ['queued'];
const TOLD: readonly MessageState[] = ['queued', 'sent'];

function isSameOffer(decision: LeadDecision | null, lead: LeadEntity): boolean {
  return canonicalJson(agreedTerms(decision, lead)) === canonicalJson(agreedTerms(lead.decision, lead));
}

function isTold(stage: LeadStage): stage is ToldLeadStage {
  return TOLD_LEAD_STAGES.some((told) => told === stage);
}
