import { LEAD_PAGE_SIZE, type LeadDeliveryState, type LeadFormType } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { LeadEntity } from '../storage/lead.entity.ts';
import type { Conditions } from './lead-filters.repository.ts';
import { DEAD_LETTERS, SIGNED_AND_UNTAKEN } from './lead-stages.repository.ts';
import type { LeadSummaryDto } from './leads-admin.dto.ts';
import type { EventRow, SignatureRow } from './timeline.ts';

export interface DeliveryRow {
  step: LeadFormType;
  state: LeadDeliveryState;
  attempts: number;
  changed_at: Date;
  error: string;
}

export interface FileHeadRow {
  position: number;
  bytes: number;
  data_key_id: string;
  file_name: Buffer;
}

export interface FileRow extends FileHeadRow {
  mime_type: string;
  content: Buffer;
}

/** A delivery that waits again, and what it was before. */
export interface Requeued {
  leadId: string;
  step: LeadFormType;
  was: LeadDeliveryState;
  now: LeadDeliveryState;
}

/** Where a lead stands among all, the newest first. */
export interface LeadPlace {
  id: string;
  at: string;
}

/** State of the delivery of the last step, for the row `l` of lead. */
const LAST_DELIVERY = `(SELECT d.state FROM lead_delivery d WHERE d.lead_id = l.id ORDER BY d.step DESC LIMIT 1)`;

/** Before the newest. */
export const NEWEST: LeadPlace = { id: 'ffffffff-ffff-ffff-ffff-ffffffffffff', at: 'infinity' };

/** Ids of a page of leads, counted from 1, the newest first. */
export function pageOfLeads(
  manager: EntityManager,
  { sql, values }: Conditions,
  page: number,
): Promise<{ id: string; delivery: LeadDeliveryState }[]> {
  return manager.query(
    `SELECT l.id, ${LAST_DELIVERY} AS delivery FROM lead l ${sql} ORDER BY l.created_at DESC, l.id DESC
     LIMIT ${LEAD_PAGE_SIZE} OFFSET ${(page - 1) * LEAD_PAGE_SIZE}`,
    values,
  );
}

/** At most `most` leads that come after `last`, the newest first. */
export function leadsAfter(
  manager: EntityManager,
  { sql, values }: Conditions,
  last: LeadPlace,
  most: number,
): Promise<LeadPlace[]> {
  const [at, id] = [`$${values.length + 1}`, `$${values.length + 2}`];
  return manager.query(
    `SELECT l.id, l.created_at::text AS at FROM lead l ${sql ? `${sql} AND` : 'WHERE'}
     (l.created_at, l.id) < (${at}::timestamptz, ${id}::uuid)
     ORDER BY l.created_at DESC, l.id DESC LIMIT ${most}`,
    [...values, last.at, last.id],
  );
}

export async function countLeads(manager: EntityManager, { sql, values }: Conditions): Promise<number> {
  const [counted] = await manager.query<{ total: string }[]>(
    `SELECT count(*) AS total FROM lead l ${sql}`,
    values,
  );
  return Number(counted?.total ?? 0);
}

/** In the order of their ids; those that are gone are left out. */
export async function leadsById(manager: EntityManager, ids: readonly string[]): Promise<LeadEntity[]> {
  const found = await manager
    .createQueryBuilder(LeadEntity, 'lead')
    .where('lead.id = ANY (:ids)', { ids })
    .getMany();
  const leads = new Map(found.map((lead) => [lead.id, lead]));
  return ids.flatMap((id) => leads.get(id) ?? []);
}

/** Longer than one try after another of a CRM that answers. */
const LATE_MS = 30 * 60_000;

/** Of leads, however many of their steps wait. */
export async function countWaiting(manager: EntityManager): Promise<LeadSummaryDto> {
  const [row] = await manager.query<LeadSummaryDto[]>(
    `SELECT count(DISTINCT d.lead_id) FILTER (WHERE ${DEAD_LETTERS})::int AS dead,
       count(DISTINCT d.lead_id) FILTER (WHERE d.state IN ('queued', 'unknown'))::int AS queued,
       count(DISTINCT d.lead_id) FILTER (WHERE d.state IN ('queued', 'unknown') AND d.changed_at < $1)::int AS late,
       (SELECT count(*)::int FROM lead l WHERE ${SIGNED_AND_UNTAKEN}) AS signed
     FROM lead_delivery d JOIN lead l ON l.id = d.lead_id WHERE d.state IN ('queued', 'unknown', 'dead', 'unresolved')`,
    [new Date(Date.now() - LATE_MS)],
  );
  return row ?? { dead: 0, queued: 0, late: 0, signed: 0 };
}

/** The first step first. */
export function deliveriesOf(manager: EntityManager, leadId: string): Promise<DeliveryRow[]> {
  return manager.query('SELECT * FROM lead_delivery WHERE lead_id = $1 ORDER BY step', [leadId]);
}

/** The newest first. */
export function eventsOf(manager: EntityManager, leadId: string): Promise<EventRow[]> {
  return manager.query('SELECT * FROM lead_event WHERE lead_id = $1 ORDER BY id DESC', [leadId]);
}

/** Signatures of its documents, the newest first. */
export function signaturesOf(manager: EntityManager, leadId: string): Promise<SignatureRow[]> {
  return manager.query(
    `SELECT s.signed_at AS at, array_agg(d.title ORDER BY d.title) AS titles
     FROM signature s JOIN signature_document d ON d.signature_id = s.id
     WHERE s.lead_id = $1 GROUP BY s.id ORDER BY s.signed_at DESC`,
    [leadId],
  );
}

/** Names of those of the staff, by their ids. */
export async function takerNames(
  manager: EntityManager,
  leads: readonly LeadEntity[],
): Promise<ReadonlyMap<number, string>> {
  const ids = leads.flatMap(({ takenBy }) => takenBy ?? []);
  if (ids.length === 0) return new Map();
  const rows = await manager.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM staff_user WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function keepTaker(manager: EntityManager, leadId: string, staffId: number): Promise<void> {
  await manager.query('UPDATE lead SET taken_by = $2 WHERE id = $1', [leadId, staffId]);
}

export function filesOf(manager: EntityManager, leadId: string): Promise<FileHeadRow[]> {
  return manager.query(
    'SELECT position, bytes, data_key_id, file_name FROM lead_file WHERE lead_id = $1 ORDER BY position',
    [leadId],
  );
}

export async function fileAt(
  manager: EntityManager,
  leadId: string,
  position: number,
): Promise<FileRow | undefined> {
  const [row] = await manager.query<FileRow[]>(
    'SELECT * FROM lead_file WHERE lead_id = $1 AND position = $2',
    [leadId, position],
  );
  return row;
}

/** Puts what was never accepted of one lead back into the queue. */
export function requeueLead(manager: EntityManager, leadId: string): Promise<Requeued[]> {
  return requeue(manager, `d.lead_id = $2 AND d.state IN ('dead', 'unresolved', 'kept') FOR UPDATE OF d`, [
    leadId,
  ]);
}

/** Puts dead letters of up to `moment` back into the queue, but those that somebody works on; at most `most`. */
export function requeueDeadLetters(manager: EntityManager, moment: Date, most: number): Promise<Requeued[]> {
  const deadLetters = `${DEAD_LETTERS} AND d.changed_at <= $2 LIMIT ${most} FOR UPDATE OF d, l SKIP LOCKED`;
  return requeue(manager, deadLetters, [moment]);
}

/** `which`: what follows WHERE, over deliveries `d` of leads `l`; its values begin at $2. */
async function requeue(manager: EntityManager, which: string, values: unknown[]): Promise<Requeued[]> {
  const [rows] = await manager.query<[Requeued[], number]>(
    // The CRM is asked about what it may have before that is sent again.
    `UPDATE lead_delivery SET state = CASE unsent.state WHEN 'unresolved' THEN 'unknown' ELSE 'queued' END,
       error = '', changed_at = $1
     FROM (
       SELECT d.lead_id, d.step, d.state FROM lead_delivery d JOIN lead l ON l.id = d.lead_id WHERE ${which}
     ) AS unsent
     WHERE lead_delivery.lead_id = unsent.lead_id AND lead_delivery.step = unsent.step
     RETURNING unsent.lead_id AS "leadId", unsent.step, unsent.state AS was, lead_delivery.state AS now`,
    [new Date(), ...values],
  );
  return rows;
}
