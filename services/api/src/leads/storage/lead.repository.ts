import { Injectable } from '@nestjs/common';
import type { LeadDeliveryState, LeadFormType, LeadStatus } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import type { Sealed } from '../../core/crypto/data-cipher.ts';
import { queryPrepared } from '../../core/database/prepared.ts';
import { LeadEntity, type Offered } from './lead.entity.ts';
import type { AcceptedDocument, LoanTerms, NewLead, StoredLead } from './new-lead.ts';

export interface DeliveryRow {
  step: LeadFormType;
  state: LeadDeliveryState;
  attempts: number;
}

export interface DeliveryMark {
  state: LeadDeliveryState;
  error?: string;
  /** Under which the CRM has acknowledged it. */
  crmId?: string | null;
  attempt?: boolean;
}

export interface LeadCompletion {
  at: string;
  /** Null when the terms and what was decided on them stay. */
  loan: LoanTerms | null;
  documents: AcceptedDocument[];
  contactIndexes: string[];
  sealed: Sealed;
}

/** States in which nothing comes of a request any more. */
const OVER: readonly LeadStatus[] = ['lapsed', 'declined', 'done', 'cancelled'];

export function isOpenStatus(status: LeadStatus): boolean {
  return !OVER.includes(status);
}

export type LeadEvent = 'completed' | 'status' | 'delivery' | 'comment' | 'message';

/** The SQL of requests, their deliveries and what happened to them. */
@Injectable()
export class LeadRepository {
  /** The lead with its delivery, one statement. */
  async insert(
    manager: EntityManager,
    { id, created }: StoredLead,
    lead: NewLead,
    stored: { phoneIndex: string; contactIndexes: string[]; sealed: Sealed },
  ): Promise<void> {
    const { loan } = lead;
    await queryPrepared(
      manager,
      `WITH stored AS (
         INSERT INTO lead (id, created_at, kind, revision, completed_at, phone_verified, phone_index, data_key_id,
           personal_data, product, required_sum, month_count, days, form_type, form_name, lead_type, lead_gen_code,
           utm_source, source, documents, contact_index)
         VALUES ($1, $2, $3, CASE WHEN $4 = 'second' THEN 2 ELSE 1 END,
           CASE WHEN $4 = 'second' THEN $2::timestamptz END, $5, $6, $7, $8, $9, $10, $11, $12, $4, $13, $14, $15, $16,
           $17, $18, $19)
       )
       INSERT INTO lead_delivery (lead_id, step, changed_at) VALUES ($1, $4, $2)`,
      [
        id,
        created,
        lead.kind,
        lead.formType,
        lead.phoneVerified,
        stored.phoneIndex,
        stored.sealed.keyId,
        stored.sealed.data,
        loan?.product ?? null,
        loan?.requiredSum ?? null,
        loan?.monthCount ?? null,
        loan?.days ?? null,
        loan?.formName ?? null,
        loan?.leadType ?? null,
        lead.leadGenCode,
        lead.utmSource,
        lead.source,
        JSON.stringify(lead.documents),
        stored.contactIndexes,
      ],
    );
  }

  async addFile(
    manager: EntityManager,
    leadId: string,
    file: { position: number; mimeType: string; bytes: number; name: Buffer; sealed: Sealed },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO lead_file (lead_id, position, data_key_id, file_name, mime_type, bytes, content)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [leadId, file.position, file.sealed.keyId, file.name, file.mimeType, file.bytes, file.sealed.data],
    );
  }

  /** The lead, which nobody else changes until the transaction ends. */
  lock(manager: EntityManager, id: string): Promise<LeadEntity | null> {
    return manager.findOne(LeadEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Every lead of the phone, which nobody else changes until the transaction ends: in one order, so that none waits for another for ever. */
  async lockAllOf(manager: EntityManager, phoneIndex: string): Promise<void> {
    await manager.query('SELECT FROM lead WHERE phone_index = $1 ORDER BY id FOR UPDATE', [phoneIndex]);
  }

  /** Whether it is there and not over. */
  async isOpen(manager: EntityManager, id: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>('SELECT FROM lead WHERE id = $1 AND status <> ALL ($2)', [
      id,
      OVER,
    ]);
    return rows.length > 0;
  }

  /** The second step: the lead is whole, waits to be delivered again, and unless its terms stay, to be decided anew. */
  async complete(manager: EntityManager, lead: LeadEntity, completion: LeadCompletion): Promise<void> {
    const { loan, sealed, at } = completion;
    await manager.query(
      `WITH completed AS (
         UPDATE lead SET revision = 2, form_type = 'second', completed_at = $2, phone_verified = true,
           data_key_id = $3, personal_data = $4, documents = $5, contact_index = $6
         WHERE id = $1
       ), noted AS (
         INSERT INTO lead_event (lead_id, at, event) VALUES ($1, $2, 'completed')
       )
       INSERT INTO lead_delivery (lead_id, step, changed_at) VALUES ($1, 'second', $2)`,
      [
        lead.id,
        at,
        sealed.keyId,
        sealed.data,
        JSON.stringify(completion.documents),
        completion.contactIndexes,
      ],
    );
    if (loan !== null) await this.beginAnew(manager, lead.id, loan);
  }

  async keepPersonal(manager: EntityManager, leadId: string, { keyId, data }: Sealed): Promise<void> {
    await manager.query('UPDATE lead SET data_key_id = $2, personal_data = $3 WHERE id = $1', [
      leadId,
      keyId,
      data,
    ]);
  }

  private async beginAnew(manager: EntityManager, leadId: string, loan: LoanTerms): Promise<void> {
    await manager.query(
      `UPDATE lead SET product = $2, required_sum = $3, month_count = $4, days = $5, form_name = $6, lead_type = $7,
         source = source - 'hasCar' || $8, decision = NULL, decided_at = NULL, offer_until = NULL,
         status = CASE WHEN status IN ('delivered', 'approved', 'refused') THEN 'new' ELSE status END
       WHERE id = $1`,
      [
        leadId,
        loan.product,
        loan.requiredSum,
        loan.monthCount,
        loan.days,
        loan.formName,
        loan.leadType,
        loan.hasCar ? { hasCar: String(loan.hasCar) } : {},
      ],
    );
  }

  async deliveries(manager: EntityManager, leadId: string): Promise<DeliveryRow[]> {
    return manager.query<DeliveryRow[]>(
      'SELECT step, state, attempts FROM lead_delivery WHERE lead_id = $1 ORDER BY step',
      [leadId],
    );
  }

  /** Changes a delivery that is under way; false when it is not. An attempt is counted before it is made. */
  async markDelivery(
    manager: EntityManager,
    leadId: string,
    step: LeadFormType,
    { state, error = '', crmId = null, attempt = false }: DeliveryMark,
  ): Promise<boolean> {
    const [rows] = await manager.query<[unknown[], number]>(
      `UPDATE lead_delivery
       SET state = $3, error = $4, attempts = attempts + $5, changed_at = $6, crm_id = COALESCE($7, crm_id)
       WHERE lead_id = $1 AND step = $2 AND state IN ('queued', 'unknown') RETURNING step`,
      [leadId, step, state, error, attempt ? 1 : 0, new Date(), crmId],
    );
    return rows.length > 0;
  }

  /** A delivery that is under way, which nobody else changes until the transaction ends. */
  async lockUnderWay(
    manager: EntityManager,
    leadId: string,
    step: LeadFormType,
  ): Promise<(Omit<DeliveryRow, 'step'> & { error: string }) | undefined> {
    const [delivery] = await manager.query<(Omit<DeliveryRow, 'step'> & { error: string })[]>(
      `SELECT state, error, attempts FROM lead_delivery
       WHERE lead_id = $1 AND step = $2 AND state IN ('queued', 'unknown') FOR UPDATE`,
      [leadId, step],
    );
    return delivery;
  }

  /** When the CRM has taken the lead for the first time. */
  async markAccepted(manager: EntityManager, leadId: string): Promise<void> {
    await manager.query('UPDATE lead SET crm_accepted_at = COALESCE(crm_accepted_at, $2) WHERE id = $1', [
      leadId,
      new Date(),
    ]);
  }

  /** False when the lead is another by now, the CRM has not all of it, the staff works on a decided one, or its status is none of `from`. */
  async keepDecision(
    manager: EntityManager,
    lead: Pick<LeadEntity, 'id' | 'revision'>,
    decision: { from: readonly LeadStatus[]; to: 'approved' | 'refused' } & Offered,
  ): Promise<boolean> {
    const [rows] = await manager.query<[unknown[], number]>(
      `UPDATE lead SET status = $2, decision = $3, decided_at = $4, offer_until = $7
       WHERE id = $1 AND status = ANY ($5) AND revision = $6 AND (status <> 'in-work' OR decided_at IS NULL) AND NOT EXISTS (
         SELECT FROM lead_delivery WHERE lead_id = $1 AND state IN ('queued', 'unknown')) RETURNING id`,
      [lead.id, decision.to, decision.limit, new Date(), decision.from, lead.revision, decision.until],
    );
    return rows.length > 0;
  }

  /** When documents of each were signed last, by the ids of the leads; none for what was never signed. */
  async lastSignatures(
    manager: EntityManager,
    leadIds: readonly string[],
  ): Promise<ReadonlyMap<string, Date>> {
    const rows = await manager.query<{ lead_id: string; signed_at: Date }[]>(
      'SELECT lead_id, max(signed_at) AS signed_at FROM signature WHERE lead_id = ANY ($1) GROUP BY lead_id',
      [leadIds],
    );
    return new Map(rows.map(({ lead_id, signed_at }) => [lead_id, signed_at]));
  }

  /** Changes the state when it is one of `from`; false when it is another by now. */
  async changeStatus(
    manager: EntityManager,
    leadId: string,
    change: { from: readonly LeadStatus[]; to: LeadStatus },
  ): Promise<boolean> {
    const [rows] = await manager.query<[unknown[], number]>(
      'UPDATE lead SET status = $2 WHERE id = $1 AND status = ANY ($3) RETURNING id',
      [leadId, change.to, change.from],
    );
    return rows.length > 0;
  }

  /** The id of the event. */
  async note(
    manager: EntityManager,
    leadId: string,
    event: LeadEvent,
    facts: object,
    actor: string | null = null,
  ): Promise<string> {
    const [noted] = await manager.query<[{ id: string }]>(
      'INSERT INTO lead_event (lead_id, at, event, actor_name, facts) VALUES ($1, $2, $3, $4, $5) RETURNING id',
      [leadId, new Date(), event, actor, facts],
    );
    return noted.id;
  }
}
