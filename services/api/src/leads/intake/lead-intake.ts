import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { allSent, pipelinedTransaction } from '../../core/database/pipelined.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { canonicalJson } from '../../core/idempotency/canonical-json.ts';
import { Idempotency, type IdempotentCall } from '../../core/idempotency/idempotency.ts';
import { JobQueue } from '../../core/jobs/job-queue.ts';
import { LEAD_DELIVERY } from '../../core/jobs/queues.ts';
import { acceptedDocuments } from '../documents/accepted-documents.ts';
import { contactIndexes } from '../storage/contact-indexes.ts';
import { isPast } from '../status/last-day.ts';
import { hasCarOf, stillNeeded } from '../questionnaire/still-needed.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import { LeadRepository } from '../storage/lead.repository.ts';
import type { LeadCall, LoanTerms, NewLead, PersonalPart, StoredLead, Visitor } from '../storage/new-lead.ts';
import { PersonalDataVault } from '../storage/personal-data.ts';
import { leadById } from '../storage/stored-leads.repository.ts';
import { holdsAnswers, isSameQuestionnaire } from './earlier-answers.ts';

/** A second step that completes the lead of the first. */
export interface SecondStep {
  leadId: string;
  phoneIndex: string;
  /** The terms, given what kind of lead the first step made. */
  loan: (lead: LeadEntity) => LoanTerms;
  documents: readonly string[] | undefined;
  personal: Partial<PersonalPart>;
}

/** Stores requests: what it has answered is in the database, and on its way to the CRM. */
@Injectable()
export class LeadIntake {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly blindIndex: BlindIndex,
    private readonly vault: PersonalDataVault,
    private readonly repository: LeadRepository,
    private readonly idempotency: Idempotency,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Stores a request and its delivery job, or answers what the same call was answered before; 422 on `id` for the same loan with
   * other answers than the first call has brought. One transaction of two
   * waits: begin with the keys, the request with its delivery and the job, then the commit; one more for each file. A
   * repetition is known by a key only when the rest is sent already, and is rolled back.
   */
  async take(lead: NewLead, call: LeadCall, visitor: Visitor): Promise<StoredLead> {
    const stored = { id: randomUUID(), created: new Date().toISOString() };
    const { phone, personal, formType } = lead;
    const sealed = this.vault.seal(stored.id, { phone, ...personal, ...visitor });
    const found = {
      phoneIndex: this.blindIndex.of('phone', phone),
      contactIndexes: contactIndexes(this.blindIndex, personal),
    };
    const store = async (manager: EntityManager): Promise<StoredLead> => {
      const claims = this.claims(manager, lead, call, stored);
      await allSent([
        ...claims,
        this.repository.insert(manager, stored, lead, { ...found, sealed }),
        this.jobs.send(manager, LEAD_DELIVERY, { leadId: stored.id, step: formType }),
      ]);
      const [byKey, byContent] = await Promise.all(claims);
      if (byKey) return byKey;
      if (byContent) return this.withSameAnswers(manager, byContent, lead);
      await this.keepFiles(manager, stored.id, lead);
      return stored;
    };
    return pipelinedTransaction(this.dataSource, store, (answer) => answer === stored);
  }

  /**
   * What was decided counts no longer, unless the lead was approved without these answers: then its terms stay, too. 422 for
   * a lead that is unknown, of another phone, or whole already with other answers. The lead itself tells a repetition, under its
   * lock; a key is for what the client says with it.
   */
  async complete(second: SecondStep, call: LeadCall, visitor: Visitor): Promise<StoredLead> {
    return this.dataSource.transaction(async (manager) => {
      const lead = await this.repository.lock(manager, second.leadId);
      if (!lead || lead.kind !== 'loan' || lead.phoneIndex !== second.phoneIndex)
        throw AppError.invalid({ id: ['Мы не нашли вашу заявку: начните её ещё раз'] });
      const stored = { id: lead.id, created: lead.createdAt.toISOString() };
      const first = this.vault.open(lead);
      if (holdsAnswers(lead, first.questionnaire, second)) return stored;
      const earlier = await this.claimByKey(manager, call, stored);
      if (earlier) return earlier;
      if (isOfferOver(lead))
        throw AppError.invalid({ id: ['Предложение по этой заявке уже не действует: отправьте новую'] });
      if (lead.revision === 2 || lead.status === 'done' || lead.status === 'cancelled')
        throw answeredAlready();
      const personal = {
        ...first,
        begun: undefined,
        ...second.personal,
        ...visitor,
        firstStep: { ip: first.ip, userAgent: first.userAgent },
      };
      const at = new Date().toISOString();
      const loan = second.loan(lead);
      const isForContract = asksForContract(lead, loan);
      if (isForContract && !second.personal.questionnaire)
        throw AppError.invalid({ mainInfo: ['Заполните анкету'] }, 'Заполните анкету');
      await this.repository.complete(manager, lead, {
        at,
        loan: isForContract ? null : loan,
        documents: acceptedDocuments(second.documents, { earlier: lead.documents, at }),
        contactIndexes: contactIndexes(this.blindIndex, personal),
        sealed: this.vault.seal(lead.id, personal),
      });
      await this.jobs.send(manager, LEAD_DELIVERY, { leadId: lead.id, step: 'second' });
      return stored;
    });
  }

  private async keepFiles(manager: EntityManager, leadId: string, { files }: NewLead): Promise<void> {
    for (const [index, { fileName, mimeType, bytes }] of files.entries()) {
      await this.repository.addFile(manager, leadId, {
        position: index + 1,
        mimeType,
        bytes: bytes.length,
        name: this.vault.sealFile(leadId, Buffer.from(fileName)).data,
        sealed: this.vault.sealFile(leadId, bytes),
      });
    }
  }

  /**
   * By its key, and with a confirmed phone also by its content: each tab has keys of its own, and the same loan asked for in
   * another tab is the same request until that is over or erased.
   */
  private claims(
    manager: EntityManager,
    { loan, phoneVerified }: NewLead,
    call: LeadCall,
    stored: StoredLead,
  ): [byKey: Promise<StoredLead | null>, byContent: Promise<StoredLead | null>] {
    const isOpen = ({ id }: StoredLead) => this.repository.isOpen(manager, id);
    const isByContent = call.key === undefined || (loan !== null && phoneVerified);
    return [
      this.claimByKey(manager, call, stored),
      isByContent
        ? this.idempotency.claim(manager, this.contentCall(call), stored, isOpen)
        : Promise.resolve(null),
    ];
  }

  /** The answers are no part of what a call is known by: those that were corrected are neither taken nor lost without a word. */
  private async withSameAnswers(
    manager: EntityManager,
    stored: StoredLead,
    { formType, personal, source }: NewLead,
  ): Promise<StoredLead> {
    const lead = formType === 'second' ? await leadById(manager, stored.id) : null;
    if (!lead) return stored;
    const isSame =
      hasCarOf(lead.source) === hasCarOf(source) &&
      isSameQuestionnaire(this.vault.open(lead).questionnaire, personal.questionnaire);
    if (!isSame) throw answeredAlready();
    return stored;
  }

  private claimByKey(
    manager: EntityManager,
    { endpoint, key, body }: LeadCall,
    stored: StoredLead,
  ): Promise<StoredLead | null> {
    if (key === undefined) return Promise.resolve(null);
    const ttlSeconds = this.config.limits.lead.idempotencySeconds;
    return this.idempotency.claim(manager, { endpoint, key, body, ttlSeconds }, stored);
  }

  private contentCall({ endpoint, fingerprint }: LeadCall): IdempotentCall {
    return {
      endpoint,
      key: `derived:${this.blindIndex.of('idempotency', canonicalJson(fingerprint))}`,
      body: fingerprint,
      ttlSeconds: this.config.limits.lead.derivedIdempotencySeconds,
    };
  }
}

function answeredAlready(): AppError {
  return AppError.invalid({ id: ['Анкета по этой заявке уже у нас'] });
}

function isOfferOver({ status, offerUntil }: LeadEntity): boolean {
  return (
    status === 'lapsed' || status === 'declined' || (offerUntil !== null && isPast(offerUntil, new Date()))
  );
}

/** The answers are for the documents of what is approved already, and not for another loan. */
function asksForContract(lead: LeadEntity, { product }: LoanTerms): boolean {
  const isApproved = lead.status === 'approved' || (lead.status === 'in-work' && lead.decision !== null);
  return isApproved && lead.product === product && stillNeeded(lead) === 'contract-questions';
}
