import type { HeldReason } from '@polden/api-contract';
import { CONTENT_TYPES, type ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { HistoryActor } from '../../history/index.ts';
import { fieldsOf } from '../fields/values.ts';

export interface DraftRow {
  content_type: string;
  item_id: number;
  version: number;
  base_version: number;
  /** The fields that are changed, by name. */
  facts: Record<string, unknown>;
  actor_id: string;
  actor_name: string;
  /** Ids of everybody who has written in it; none has written in one that was begun for its set alone. */
  author_ids: string[];
  created_at: Date;
  updated_at: Date;
  publish_at: Date | null;
  /** The scheduler: the staff member who set the moment; null without a moment. */
  scheduled_by_id: string | null;
  scheduled_by_name: string | null;
  failure: string | null;
  change_set_id: number | null;
  /** What became of the item since it joined the set. */
  held: HeldReason | null;
  /** What else became of it meanwhile: one reason may be over before another. */
  held_besides: HeldReason[];
  change_set_title: string | null;
  /** When its set comes out by itself; null also when it was refused then, and waits for somebody. */
  change_set_at: Date | null;
}

const SELECT = `SELECT d.*, s.title AS change_set_title,
    CASE WHEN s.failure IS NULL THEN s.publish_at END AS change_set_at
  FROM drafts.content_draft d
  LEFT JOIN drafts.change_set s ON s.id = d.change_set_id`;

export async function draftOf(
  manager: EntityManager,
  type: ContentType,
  id: number,
): Promise<DraftRow | undefined> {
  const [row] = await manager.query<DraftRow[]>(`${SELECT} WHERE d.content_type = $1 AND d.item_id = $2`, [
    type.name,
    id,
  ]);
  return row;
}

/** Of a set, in the order in which writers take their turns. */
export function draftsOfSet(manager: EntityManager, setId: number): Promise<DraftRow[]> {
  return manager.query<DraftRow[]>(
    `${SELECT} WHERE d.change_set_id = $1 ORDER BY d.content_type, d.item_id`,
    [setId],
  );
}

/** Those that come out by themselves until the moment, with their sets; not what was refused at its own. */
export function draftsUntil(manager: EntityManager, moment: Date): Promise<DraftRow[]> {
  return manager.query<DraftRow[]>(
    `${SELECT} WHERE (d.publish_at <= $1 AND d.failure IS NULL) OR (s.publish_at <= $1 AND s.failure IS NULL)
     ORDER BY d.content_type, d.item_id`,
    [moment],
  );
}

/** Which of the items have a draft. */
export async function draftedAmong(
  manager: EntityManager,
  type: ContentType,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await manager.query<{ item_id: number }[]>(
    'SELECT item_id FROM drafts.content_draft WHERE content_type = $1 AND item_id = ANY ($2)',
    [type.name, ids],
  );
  return new Set(rows.map(({ item_id: id }) => id));
}

export interface WrittenDraft {
  baseVersion: number;
  facts: Record<string, unknown>;
  actor: HistoryActor;
  /** Somebody has gone on with it: what was refused at its moment is over. Else the refusal stays, and waits for somebody. */
  isLookedAt?: boolean;
}

/** Adds or replaces the draft; a replaced one gets the next version. A moment at which it was refused does not come again. */
export async function writeDraft(
  manager: EntityManager,
  type: ContentType,
  id: number,
  { baseVersion, facts, actor, isLookedAt = true }: WrittenDraft,
): Promise<void> {
  const isWritten = Object.keys(facts).length > 0;
  await manager.query(
    `INSERT INTO drafts.content_draft AS d
       (content_type, item_id, base_version, facts, actor_id, actor_name, author_ids)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (content_type, item_id) DO UPDATE
     SET version = d.version + 1, base_version = excluded.base_version, facts = excluded.facts,
       actor_id = excluded.actor_id, actor_name = excluded.actor_name, updated_at = now(),
       publish_at = CASE WHEN d.failure IS NULL OR NOT $8 THEN d.publish_at END,
       scheduled_by_id = CASE WHEN d.failure IS NULL OR NOT $8 THEN d.scheduled_by_id END,
       scheduled_by_name = CASE WHEN d.failure IS NULL OR NOT $8 THEN d.scheduled_by_name END,
       failure = CASE WHEN $8 THEN NULL ELSE d.failure END,
       author_ids = ARRAY(SELECT DISTINCT unnest(d.author_ids || excluded.author_ids))`,
    [type.name, id, baseVersion, facts, actor.id, actor.name, isWritten ? [actor.id] : [], isLookedAt],
  );
}

export async function deleteDraft(
  manager: EntityManager,
  type: Pick<ContentType, 'name'>,
  id: number,
): Promise<void> {
  await manager.query('DELETE FROM drafts.content_draft WHERE content_type = $1 AND item_id = $2', [
    type.name,
    id,
  ]);
}

/** The scheduler publishes at the moment, also when others write in the draft. */
export async function setDraftMoment(
  manager: EntityManager,
  type: ContentType,
  id: number,
  { at, actor }: { at: Date | null; actor: HistoryActor },
): Promise<void> {
  await manager.query(
    `UPDATE drafts.content_draft SET publish_at = $3, failure = NULL, scheduled_by_id = $4, scheduled_by_name = $5
     WHERE content_type = $1 AND item_id = $2`,
    at ? [type.name, id, at, actor.id, actor.name] : [type.name, id, null, null, null],
  );
}

/** A draft with a moment waits for somebody from now on. */
export async function holdDraft(
  manager: EntityManager,
  type: ContentType,
  id: number,
  reason: string,
): Promise<void> {
  await manager.query(
    `UPDATE drafts.content_draft SET publish_at = NULL, scheduled_by_id = NULL, scheduled_by_name = NULL, failure = $3
     WHERE content_type = $1 AND item_id = $2 AND publish_at IS NOT NULL`,
    [type.name, id, reason],
  );
}

/** Of a member of a set: it waits there for somebody from now on. What held it before goes on to. */
export async function holdMember(
  manager: EntityManager,
  type: ContentType,
  id: number,
  reason: HeldReason,
): Promise<void> {
  await manager.query(
    `UPDATE drafts.content_draft SET held = coalesce(held, $3),
       held_besides = CASE WHEN held IS NULL THEN held_besides ELSE
         ARRAY(SELECT DISTINCT reason FROM unnest(held_besides || $3::text) reason WHERE reason <> held) END
     WHERE content_type = $1 AND item_id = $2 AND change_set_id IS NOT NULL`,
    [type.name, id, reason],
  );
}

/** The reason is over; another one is not. */
export async function freeMember(
  manager: EntityManager,
  type: ContentType,
  id: number,
  reason: HeldReason,
): Promise<void> {
  await manager.query(
    `UPDATE drafts.content_draft
     SET held = CASE WHEN held = $3 THEN (array_remove(held_besides, $3))[1] ELSE held END,
       held_besides = CASE WHEN held = $3 THEN (array_remove(held_besides, $3))[2:]
         ELSE array_remove(held_besides, $3) END
     WHERE content_type = $1 AND item_id = $2`,
    [type.name, id, reason],
  );
}

export async function setDraftSet(
  manager: EntityManager,
  type: ContentType,
  id: number,
  setId: number | null,
): Promise<void> {
  await manager.query(
    `UPDATE drafts.content_draft SET change_set_id = $3, publish_at = NULL, scheduled_by_id = NULL, scheduled_by_name = NULL,
       failure = NULL, held = NULL, held_besides = '{}'
     WHERE content_type = $1 AND item_id = $2`,
    [type.name, id, setId],
  );
}

/** A draft that leads to the item, which must not be purged while it does. */
export async function draftLeadsTo(manager: EntityManager, type: ContentType, id: number): Promise<boolean> {
  const conditions = CONTENT_TYPES.flatMap((other) =>
    fieldsOf(other)
      .filter(([, field]) => field.kind === 'reference' && field.to === type.name)
      .map(([name]) => `(content_type = '${other.name}' AND facts ->> '${name}' = $1)`),
  );
  if (conditions.length === 0) return false;
  const rows = await manager.query<unknown[]>(
    `SELECT FROM drafts.content_draft WHERE ${conditions.join(' OR ')} LIMIT 1`,
    [String(id)],
  );
  return rows.length > 0;
}

/** Names of the types of the members, by set. */
export async function typesGathered(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await manager.query<{ id: number; types: string[] }[]>(
    `SELECT change_set_id AS id, array_agg(DISTINCT content_type) AS types
     FROM (SELECT change_set_id, content_type FROM drafts.content_draft
           UNION ALL SELECT change_set_id, content_type FROM drafts.content_removal) AS member
     WHERE change_set_id = ANY($1) GROUP BY change_set_id`,
    [ids],
  );
  return new Map(rows.map(({ id, types }) => [id, types]));
}
