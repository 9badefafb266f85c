import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';

export interface ApprovalRow {
  digest: string;
  approver_id: string;
  approver_name: string;
  approved_at: Date;
}

export async function rules(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ content_type: string }[]>(
    'SELECT content_type FROM content_approval_rule ORDER BY content_type',
  );
  return rows.map(({ content_type }) => content_type);
}

export async function isRequired(manager: EntityManager, type: ContentType): Promise<boolean> {
  const rows = await manager.query<unknown[]>('SELECT FROM content_approval_rule WHERE content_type = $1', [
    type.name,
  ]);
  return rows.length > 0;
}

export async function setRule(manager: EntityManager, type: ContentType, required: boolean): Promise<void> {
  await manager.query(
    required
      ? 'INSERT INTO content_approval_rule (content_type) VALUES ($1) ON CONFLICT DO NOTHING'
      : 'DELETE FROM content_approval_rule WHERE content_type = $1',
    [type.name],
  );
}

export async function approvalOf(
  manager: EntityManager,
  type: ContentType,
  id: number,
): Promise<ApprovalRow | undefined> {
  const [row] = await manager.query<ApprovalRow[]>(
    `SELECT digest, approver_id, approver_name, approved_at FROM content_approval
     WHERE content_type = $1 AND item_id = $2`,
    [type.name, id],
  );
  return row;
}

/** An item has one approval: a new one replaces the former. */
export async function keepApproval(
  manager: EntityManager,
  type: ContentType,
  id: number,
  { digest, approver }: { digest: string; approver: { id: string; name: string } },
): Promise<void> {
  await manager.query(
    `INSERT INTO content_approval (content_type, item_id, digest, approver_id, approver_name)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (content_type, item_id) DO UPDATE SET digest = excluded.digest,
       approver_id = excluded.approver_id, approver_name = excluded.approver_name, approved_at = now()`,
    [type.name, id, digest, approver.id, approver.name],
  );
}

export async function dropApproval(manager: EntityManager, type: ContentType, id: number): Promise<void> {
  await manager.query('DELETE FROM content_approval WHERE content_type = $1 AND item_id = $2', [
    type.name,
    id,
  ]);
}

/** SQL: array of ids of the authors of the item itself since its last publication. */
export function seenAuthorsSql(type: string, id: string): string {
  return `ARRAY(
    SELECT DISTINCT actor_id FROM content_revision
    WHERE content_type = ${type} AND item_id = ${id} AND action IN ('add', 'update', 'revert', 'remove-img')
      AND version > coalesce((
        SELECT max(version) FROM content_revision
        WHERE content_type = ${type} AND item_id = ${id} AND action IN ('publish', 'draft-publish', 'set-publish')
      ), 0))`;
}

/**
 * The same for an item that visitors do not see: the authors of the text that was last on the site count, too, with
 * everybody who wrote in the published draft. A draft older than the list of its authors counts for the person who began it.
 */
export function unseenAuthorsSql(type: string, id: string): string {
  const revisions = `content_revision WHERE content_type = ${type} AND item_id = ${id}`;
  return `ARRAY(
    WITH since AS (
      SELECT coalesce(max(version), 0) AS version FROM ${revisions}
        AND action IN ('publish', 'draft-publish', 'set-publish') AND version < (
          SELECT max(version) FROM ${revisions}
            AND action IN ('add', 'update', 'revert', 'remove-img', 'draft-publish', 'set-publish'))
    )
    SELECT actor_id FROM ${revisions} AND action IN ('add', 'update', 'revert', 'remove-img')
      AND version > (SELECT version FROM since)
    UNION
    SELECT unnest(author_ids) FROM ${revisions} AND version > (SELECT version FROM since)
    UNION
    SELECT (
      SELECT begun.actor_id FROM history_document begun
      WHERE begun.entity = ${type} AND begun.entity_id = ${id}::text AND begun.action = 'draft' AND begun.at <= out.at
      ORDER BY begun.id DESC LIMIT 1
    ) FROM (SELECT at FROM ${revisions} AND action IN ('draft-publish', 'set-publish')
      AND author_ids IS NULL AND version > (SELECT version FROM since)) AS out)`;
}

/** Ids of the authors of unpublished changes of the item itself. */
export async function authorsOf(
  manager: EntityManager,
  type: ContentType,
  { id, isSeen }: { id: number; isSeen: boolean },
): Promise<string[]> {
  const sql = isSeen ? seenAuthorsSql : unseenAuthorsSql;
  const [row] = await manager.query<{ authors: (string | null)[] }[]>(
    `SELECT ${sql('$1::text', '$2::integer')} AS authors`,
    [type.name, id],
  );
  return (row?.authors ?? []).filter((author) => author !== null);
}

interface UnseenChanges {
  version: number;
  facts: Record<string, unknown>;
  author_ids: string[];
}

/** The draft of the item: what it changes, and ids of everybody who has written in it. */
export async function changesOf(
  manager: EntityManager,
  type: ContentType,
  id: number,
): Promise<UnseenChanges | undefined> {
  const [row] = await manager.query<UnseenChanges[]>(
    'SELECT version, facts, author_ids FROM drafts.content_draft WHERE content_type = $1 AND item_id = $2',
    [type.name, id],
  );
  return row;
}

/** The look of each picture among the files: hash of its bytes and focal point. */
export async function looksOf(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await manager.query<{ look: string }[]>(
    `SELECT concat_ws(' ', id, hash, focus_x, focus_y) AS look FROM media WHERE id = ANY ($1) ORDER BY id`,
    [ids],
  );
  return rows.map(({ look }) => look);
}

/** Ids of staff members who changed the look of one of the pictures since the item was last published, or since it exists. */
export async function paintersOf(
  manager: EntityManager,
  type: ContentType,
  id: number,
  mediaIds: readonly string[],
): Promise<string[]> {
  if (mediaIds.length === 0) return [];
  const rows = await manager.query<{ actor_id: string }[]>(
    `SELECT DISTINCT actor_id FROM history_document
     WHERE entity = 'media' AND entity_id = ANY ($3) AND action = 'update' AND (after ? 'file' OR after ? 'focus')
       AND at > (
         SELECT coalesce(max(at) FILTER (WHERE action IN ('publish', 'draft-publish', 'set-publish')), min(at))
         FROM content_revision WHERE content_type = $1 AND item_id = $2)`,
    [type.name, id, mediaIds],
  );
  return rows.map(({ actor_id }) => actor_id);
}
