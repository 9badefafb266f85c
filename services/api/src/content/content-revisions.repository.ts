import type { ContentRevision, HistoryAction } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import type { Sealed } from '../core/crypto/data-cipher.ts';
import type { HistoryActor } from '../history/index.ts';

export interface RevisionRow {
  version: number;
  at: Date;
  actor_name: string;
  action: ContentRevision['action'];
  facts: Record<string, unknown>;
  data_key_id: string | null;
  personal_data: Buffer | null;
}

export interface NewRevision {
  version: number;
  actor: HistoryActor;
  action: HistoryAction;
  /** Ids of the authors of the published draft; null where no draft was published. */
  authors: string[] | null;
  facts: object;
  sealed: Sealed | null;
}

const COLUMNS = 'version, at, actor_name, action, facts, data_key_id, personal_data';

/** At most `most`, the newest first. */
export function revisionsOf(
  manager: EntityManager,
  type: ContentType,
  id: number,
  most: number,
): Promise<RevisionRow[]> {
  return manager.query<RevisionRow[]>(
    `SELECT ${COLUMNS} FROM content_revision
     WHERE content_type = $1 AND item_id = $2 ORDER BY version DESC LIMIT ${most}`,
    [type.name, id],
  );
}

export async function revisionAt(
  manager: EntityManager,
  type: ContentType,
  id: number,
  version: number,
): Promise<RevisionRow | undefined> {
  const [row] = await manager.query<RevisionRow[]>(
    `SELECT ${COLUMNS} FROM content_revision WHERE content_type = $1 AND item_id = $2 AND version = $3`,
    [type.name, id, version],
  );
  return row;
}

/** The author of the item's last revision; undefined where none is kept. */
export async function lastEditor(
  manager: EntityManager,
  type: ContentType,
  id: number,
): Promise<HistoryActor | undefined> {
  const [actor] = await manager.query<HistoryActor[]>(
    `SELECT actor_id AS id, actor_name AS name FROM content_revision
     WHERE content_type = $1 AND item_id = $2 ORDER BY version DESC LIMIT 1`,
    [type.name, id],
  );
  return actor;
}

/** Nothing when there is one of this version. */
export async function addRevision(
  manager: EntityManager,
  type: ContentType,
  id: number,
  { version, actor, action, authors, facts, sealed }: NewRevision,
): Promise<void> {
  await manager.query(
    `INSERT INTO content_revision
       (content_type, item_id, version, actor_id, actor_name, action, author_ids, facts, data_key_id,
        personal_data)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`,
    [
      type.name,
      id,
      version,
      actor.id,
      actor.name,
      action,
      authors,
      facts,
      sealed?.keyId ?? null,
      sealed?.data ?? null,
    ],
  );
}

export async function deleteRevisions(manager: EntityManager, type: ContentType, id: number): Promise<void> {
  await manager.query('DELETE FROM content_revision WHERE content_type = $1 AND item_id = $2', [
    type.name,
    id,
  ]);
}
