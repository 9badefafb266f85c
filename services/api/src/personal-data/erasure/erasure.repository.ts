import { review } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { Sealed } from '../../core/crypto/data-cipher.ts';
import type { Subject } from './subject.ts';
import type { Traces } from './traces.ts';

export type Counts = Record<string, number>;

/** A DELETE or an UPDATE over one table, and what it concerns. */
type Step = [table: string, sql: string, values: unknown[]];

/** Rows that go as they are, in an order in which none keeps another. */
function stepsOf({ phone, email, phoneIndex }: Subject, traces: Traces): Step[] {
  const { leads, reviews, subscribers } = traces;
  const named = [phone, email].flatMap((contact) => contact ?? []);
  return [
    ['signature_session', 'DELETE FROM signature_session WHERE lead_id = ANY ($1)', [leads]],
    ['lead_file', 'DELETE FROM lead_file WHERE lead_id = ANY ($1)', [leads]],
    ['lead_event', 'DELETE FROM lead_event WHERE lead_id = ANY ($1)', [leads]],
    ['lead_message', 'DELETE FROM lead_message WHERE lead_id = ANY ($1)', [leads]],
    ['lead_delivery', 'DELETE FROM lead_delivery WHERE lead_id = ANY ($1)', [leads]],
    ['lead', 'DELETE FROM lead WHERE id = ANY ($1)', [leads]],
    ['idempotency_key', `DELETE FROM idempotency_key WHERE answer->>'id' = ANY ($1::text[])`, [leads]],
    [
      'pgboss.job',
      `DELETE FROM pgboss.job WHERE data->>'leadId' = ANY ($1::text[]) OR data->>'subscriberId' = ANY ($2::text[])`,
      [leads, subscribers.map(String)],
    ],
    ['review_consent', 'DELETE FROM review_consent WHERE review_id = ANY ($1)', [reviews]],
    ['review_file', 'DELETE FROM review_file WHERE review_id = ANY ($1)', [reviews]],
    [
      'content_revision',
      'DELETE FROM content_revision WHERE content_type = $1 AND item_id = ANY ($2)',
      [review.name, reviews],
    ],
    [review.table, `DELETE FROM ${review.table} WHERE id = ANY ($1)`, [reviews]],
    ['subscriber', 'DELETE FROM subscriber WHERE id = ANY ($1)', [subscribers]],
    ['phone_verification', 'DELETE FROM phone_verification WHERE phone_index = $1', [phoneIndex]],
    ['consent_given', 'DELETE FROM consent_given WHERE phone_index = $1', [phoneIndex]],
    ['consent_withdrawal', 'DELETE FROM consent_withdrawal WHERE phone_index = $1', [phoneIndex]],
    ['message_refusal', 'DELETE FROM message_refusal WHERE phone_index = $1', [phoneIndex]],
    ['account_subscription', 'DELETE FROM account_subscription WHERE phone_index = $1', [phoneIndex]],
    // In the order of a log-out everywhere, or the two would deadlock.
    ['client_leaving', 'DELETE FROM client_leaving WHERE phone_index = $1', [phoneIndex]],
    ['client_session', 'DELETE FROM client_session WHERE phone_index = $1', [phoneIndex]],
    ['sms_delivery', 'DELETE FROM sms_delivery WHERE phone_index = $1', [phoneIndex]],
    ['sms_inbox', 'DELETE FROM sms_inbox WHERE phone = ANY ($1)', [named]],
    ['mail_inbox', 'DELETE FROM mail_inbox WHERE lower(recipient) = ANY ($1)', [named]],
  ];
}

/** Deletes what is the person's own; rows that went, by table. */
export async function eraseOwnRows(
  manager: EntityManager,
  subject: Subject,
  traces: Traces,
): Promise<Counts> {
  const counts: Counts = {};
  for (const [table, sql, values] of stepsOf(subject, traces)) {
    const [, affected] = await manager.query<[unknown[], number]>(sql, values);
    counts[table] = affected;
  }
  return counts;
}

export async function countFiles(manager: EntityManager, { leads, reviews }: Traces): Promise<number> {
  const [files] = await manager.query<{ count: number }[]>(
    `SELECT (SELECT count(*) FROM lead_file WHERE lead_id = ANY ($1))::int
       + (SELECT count(*) FROM review_file WHERE review_id = ANY ($2))::int AS count`,
    [leads, reviews],
  );
  return files?.count ?? 0;
}

/** Puts what a request says of people in the place of what it said before. */
export async function resealLead(
  manager: EntityManager,
  id: string,
  sealed: Sealed,
  contactIndexes: readonly string[],
): Promise<void> {
  await manager.query(
    'UPDATE lead SET data_key_id = $2, personal_data = $3, contact_index = $4 WHERE id = $1',
    [id, sealed.keyId, sealed.data, contactIndexes],
  );
}

/** What the database gives up only while a proof is being written. */
export async function eraseEvidence(manager: EntityManager, traces: Traces): Promise<Counts> {
  const rows = await manager.query<{ evidence: string; erased: string }[]>(
    'SELECT * FROM erase_evidence($1, $2)',
    [traces.signatures, traces.subscribers],
  );
  return Object.fromEntries(rows.map(({ evidence, erased }) => [evidence, Number(erased)]));
}

/** What the history says of what is gone; records and digests stay. */
export async function eraseHistory(
  manager: EntityManager,
  erasureId: string,
  traces: Traces,
): Promise<number> {
  const [row] = await manager.query<{ erased: string }[]>(
    `SELECT erase_history_records($1, coalesce(array_agg(id), '{}')) AS erased FROM history_document
     WHERE erasure_id IS NULL
       AND ((entity = 'lead' AND entity_id = ANY ($2)) OR (entity = $3 AND entity_id = ANY ($4)))`,
    [erasureId, traces.leads, review.name, traces.reviews.map(String)],
  );
  return Number(row?.erased ?? 0);
}
