import type { EntityManager } from 'typeorm';
import type { LeadEntity, Offered, SignedOffer } from '../storage/lead.entity.ts';

/** Ids of what was approved, has not been signed since and holds no longer on this day. */
export async function pastOffers(manager: EntityManager, day: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM lead WHERE offer_until < $1 AND status IN ('approved', 'in-work') AND NOT ${signedSince('lead')}
     ORDER BY offer_until, id`,
    [day],
  );
  return rows.map(({ id }) => id);
}

/** What somebody of the staff offers, in the place of what was offered before. */
export async function makeOffer(
  manager: EntityManager,
  leadId: string,
  { limit, until }: Offered,
): Promise<void> {
  await manager.query(
    `UPDATE lead SET status = 'approved', decision = $2, decided_at = $3, offer_until = $4 WHERE id = $1`,
    [leadId, limit, new Date(), until],
  );
}

/** What was offered is so no longer, whatever becomes of the request. */
export async function withdrawOffer(manager: EntityManager, leadId: string): Promise<void> {
  await manager.query('UPDATE lead SET decision = NULL, offer_until = NULL WHERE id = $1', [leadId]);
}

/** When the same phone last took another loan without interest, until this moment; null when it did not. */
export async function promotionTaken(
  manager: EntityManager,
  { id, phoneIndex }: LeadEntity,
  until?: Date,
): Promise<Date | null> {
  const [taken] = await manager.query<[{ at: Date | null }]>(
    `SELECT max(promotion_taken_at) AS at FROM lead WHERE phone_index = $1 AND id <> $2
       AND status NOT IN ('refused', 'lapsed', 'declined', 'cancelled')
       AND promotion_taken_at <= COALESCE($3::timestamptz, 'infinity')`,
    [phoneIndex, id, until ?? null],
  );
  return taken.at;
}

/** What is signed at this moment; without interest it is the loan of the promotion that its phone takes. */
export async function keepSigned(
  manager: EntityManager,
  leadId: string,
  { at, signed, isFree }: { at: Date; signed: SignedOffer | null; isFree: boolean },
): Promise<void> {
  await manager.query(
    `UPDATE lead SET signed_offer = $2, promotion_taken_at = CASE WHEN $3 THEN $4 ELSE promotion_taken_at END
     WHERE id = $1`,
    [leadId, signed, isFree, at],
  );
}

/** Condition: what stands in the documents of this row of `lead` now was signed. */
export function signedSince(lead: string): string {
  return `EXISTS (SELECT FROM signature WHERE lead_id = ${lead}.id
    AND signed_at >= GREATEST(${lead}.created_at, ${lead}.completed_at, ${lead}.decided_at))`;
}
