import { review } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { ContentRow } from '../../content/index.ts';
import { LeadEntity } from '../../leads/index.ts';

/** Blind indexes of one person; null for what is not known. */
export interface Indexes {
  phoneIndex: string | null;
  emailIndex: string | null;
}

interface IdRow {
  id: string;
}

const NAMING = 'SELECT id FROM lead WHERE phone_index = $1 OR contact_index && $2';

/**
 * Holds the requests that are under the phone, or name one of the contacts, with what others change along with them: what is
 * under way comes to its end, and what follows finds nothing. In the order of signing and of deliveries, or they would deadlock.
 */
export async function holdLeadsNaming(manager: EntityManager, indexes: Indexes): Promise<void> {
  const values = [indexes.phoneIndex, known(indexes)];
  for (const sql of [
    `SELECT FROM signature_session WHERE lead_id IN (${NAMING}) ORDER BY id FOR UPDATE`,
    `SELECT FROM lead_delivery WHERE lead_id IN (${NAMING}) ORDER BY lead_id, step FOR UPDATE`,
    `SELECT FROM lead WHERE id IN (${NAMING}) ORDER BY id FOR UPDATE`,
  ])
    await manager.query(sql, values);
}

/** Requests that are under the phone, or name one of the contacts. */
export function leadsNaming(manager: EntityManager, indexes: Indexes): Promise<LeadEntity[]> {
  return manager
    .createQueryBuilder(LeadEntity, 'lead')
    .where('lead.phone_index = :phoneIndex OR lead.contact_index && :indexes', {
      phoneIndex: indexes.phoneIndex,
      indexes: known(indexes),
    })
    .getMany();
}

function known({ phoneIndex, emailIndex }: Indexes): string[] {
  return [phoneIndex, emailIndex].flatMap((index) => index ?? []);
}

export function reviewsOf(
  manager: EntityManager,
  { phoneIndex, emailIndex }: Indexes,
): Promise<ContentRow[]> {
  return manager.query<ContentRow[]>(
    `SELECT * FROM ${review.table} WHERE phone_index = $1 OR email_index = $2`,
    [phoneIndex, emailIndex],
  );
}

/** How many of the requests the CRM has or may have: what was sent and never acknowledged may have arrived. */
export async function countInCrm(manager: EntityManager, leads: readonly string[]): Promise<number> {
  const rows = await manager.query<IdRow[]>(
    `SELECT id FROM lead WHERE id = ANY ($1) AND (crm_accepted_at IS NOT NULL OR EXISTS (
       SELECT 1 FROM lead_delivery d WHERE d.lead_id = lead.id AND d.state IN ('unknown', 'unresolved')))`,
    [leads],
  );
  return rows.length;
}

/** Ids of signatures of the requests, and of the phone. */
export async function signaturesOf(
  manager: EntityManager,
  leads: readonly string[],
  { phoneIndex }: Indexes,
): Promise<string[]> {
  const rows = await manager.query<IdRow[]>(
    'SELECT id FROM signature WHERE lead_id = ANY ($1) OR phone_index = $2',
    [leads, phoneIndex],
  );
  return rows.map(({ id }) => id);
}

/** Of the address, and those that their owner has confirmed to be of the account of the phone. */
export async function subscribersOf(
  manager: EntityManager,
  { emailIndex, phoneIndex }: Indexes,
): Promise<number[]> {
  const rows = await manager.query<IdRow[]>(
    `SELECT id FROM subscriber WHERE email_index = $1 OR id IN (
       SELECT subscriber_id FROM account_subscription WHERE phone_index = $2 AND confirmed_at IS NOT NULL)`,
    [emailIndex, phoneIndex],
  );
  return rows.map(({ id }) => Number(id));
}
