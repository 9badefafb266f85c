import { CONTENT_TYPES } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { HistoryActor } from '../../history/index.ts';
import type { DraftRow } from '../drafts/drafts.repository.ts';

/** What a set has done to an item, to be taken back. */
export interface PublishedMember {
  type: string;
  id: number;
  title: string;
  path: string | null;
  /** Versions of the item; what the first shows is its state before. */
  before: number;
  after: number;
  /** When it was published before; null: it was not. */
  publishedAt: string | null;
  /** Its date as the set has left it; what came out before this was kept has none. */
  shownAt?: string | null;
  /** Where it lay, as the set has left it; what came out before this was kept lay in no archive. */
  archived?: boolean;
  archiveYear?: number | null;
  /** Digest of what it said before, and of how its pictures looked; what came out before this was kept has none. */
  seen?: string;
  /** The set took it off the site. */
  removal?: boolean;
}

export interface ChangeSetRow {
  id: number;
  title: string;
  actor_id: string;
  actor_name: string;
  updated_at: Date;
  publish_at: Date | null;
  /** The scheduler: the staff member who set the moment. */
  scheduled_by_id: string | null;
  scheduled_by_name: string | null;
  failure: string | null;
  published_at: Date | null;
  reverted_at: Date | null;
  /** Of a published one. */
  members: PublishedMember[];
  /** How many items are gathered. */
  gathered: number;
  /** How many of them wait for somebody. */
  held: number;
}

const SELECT = `SELECT s.*, d.held, d.drafts + (
      SELECT count(*)::integer FROM drafts.content_removal WHERE change_set_id = s.id
    ) AS gathered
  FROM drafts.change_set s, LATERAL (
    SELECT count(*)::integer AS drafts, count(held)::integer AS held
    FROM drafts.content_draft WHERE change_set_id = s.id
  ) AS d`;

/** Those that are still to come out first, and of these and of the others the last changed. */
export function changeSets(manager: EntityManager, most: number): Promise<ChangeSetRow[]> {
  return manager.query<ChangeSetRow[]>(
    `${SELECT} ORDER BY s.published_at IS NOT NULL, s.updated_at DESC, s.id DESC LIMIT ${most}`,
  );
}

export async function changeSetOf(manager: EntityManager, id: number): Promise<ChangeSetRow | undefined> {
  const [row] = await manager.query<ChangeSetRow[]>(`${SELECT} WHERE s.id = $1`, [id]);
  return row;
}

/** Its writers take turns until their transactions end. */
export async function lockChangeSet(manager: EntityManager, id: number): Promise<ChangeSetRow | undefined> {
  await manager.query('SELECT FROM drafts.change_set WHERE id = $1 FOR UPDATE', [id]);
  return changeSetOf(manager, id);
}

export async function setTitle(manager: EntityManager, id: number): Promise<string | null> {
  return (await changeSetOf(manager, id))?.title ?? null;
}

export async function addChangeSet(
  manager: EntityManager,
  title: string,
  actor: HistoryActor,
): Promise<number> {
  const [row] = await manager.query<{ id: number }[]>(
    'INSERT INTO drafts.change_set (title, actor_id, actor_name) VALUES ($1, $2, $3) RETURNING id',
    [title, actor.id, actor.name],
  );
  if (!row) throw new Error('no set was added');
  return row.id;
}

type Columns = Partial<{
  title: string;
  published_at: Date;
  reverted_at: Date;
  members: string;
}>;

export async function updateChangeSet(
  manager: EntityManager,
  id: number,
  columns: Columns,
  actor: HistoryActor,
): Promise<void> {
  const names = Object.keys(columns).map((name, index) => `, ${name} = $${index + 4}`);
  await manager.query(
    `UPDATE drafts.change_set SET updated_at = now(), actor_id = $2, actor_name = $3${names.join('')} WHERE id = $1`,
    [id, actor.id, actor.name, ...Object.values(columns)],
  );
}

/** The scheduler publishes at the moment; without a moment it is published by hand alone. */
export async function setMoment(
  manager: EntityManager,
  id: number,
  { at, actor }: { at: Date | null; actor: HistoryActor },
): Promise<void> {
  const by = at === null ? null : actor;
  await manager.query(
    `UPDATE drafts.change_set SET publish_at = $2, scheduled_by_id = $3, scheduled_by_name = $4, failure = NULL
     WHERE id = $1`,
    [id, at, by?.id ?? null, by?.name ?? null],
  );
}

/** An item that is not on the site, as it was saved last. */
export interface UnseenItem {
  type: string;
  id: number;
  version: number;
}

/** Those of the members that are not published, by type and id. */
export async function unseenAmong(
  manager: EntityManager,
  members: readonly { content_type: string; item_id: number }[],
): Promise<UnseenItem[]> {
  const found: UnseenItem[] = [];
  for (const { name, table } of CONTENT_TYPES) {
    const ids = members.filter(({ content_type: type }) => type === name).map(({ item_id: id }) => id);
    if (ids.length === 0) continue;
    const rows = await manager.query<UnseenItem[]>(
      `SELECT $2::text AS type, id, version FROM ${table} WHERE id = ANY ($1) AND status = 'draft' ORDER BY id`,
      [ids, name],
    );
    found.push(...rows);
  }
  return found;
}

type EndedDraft = Pick<DraftRow, 'content_type' | 'item_id' | 'author_ids'>;

/** Its drafts stay, each by itself; those that change nothing go, and are answered. */
export async function deleteChangeSet(manager: EntityManager, id: number): Promise<EndedDraft[]> {
  const [ended] = await manager.query<[EndedDraft[], number]>(
    `DELETE FROM drafts.content_draft WHERE change_set_id = $1 AND facts = '{}'
     RETURNING content_type, item_id, author_ids`,
    [id],
  );
  await manager.query(
    `UPDATE drafts.content_draft SET change_set_id = NULL, held = NULL, held_besides = '{}' WHERE change_set_id = $1`,
    [id],
  );
  await manager.query('DELETE FROM drafts.content_removal WHERE change_set_id = $1', [id]);
  await manager.query('DELETE FROM drafts.lost_member WHERE change_set_id = $1', [id]);
  await manager.query('DELETE FROM drafts.change_set WHERE id = $1', [id]);
  return ended;
}
