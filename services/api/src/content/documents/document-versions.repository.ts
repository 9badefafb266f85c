import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';

export interface VersionRow {
  number: number;
  file_id: string;
  title: string;
  /** YYYY-MM-DD. */
  valid_from: string;
  ends_on: string | null;
  history_id: string | null;
  /** Its moment is still to come. */
  waits: boolean;
}

export interface NewVersion {
  number: number;
  fileId: string;
  title: string;
  /** YYYY-MM-DD. */
  validFrom: string;
  endsOn: string | null;
  publishedAt: Date;
  historyId: string | number | null;
}

/** The last three, the newest first. */
export function lastVersions(manager: EntityManager, type: ContentType, id: number): Promise<VersionRow[]> {
  return manager.query<VersionRow[]>(
    `SELECT number, file_id, title, to_char(valid_from, 'YYYY-MM-DD') AS valid_from,
       to_char(ends_on, 'YYYY-MM-DD') AS ends_on, history_id, published_at > now() AS waits
     FROM document_version WHERE content_type = $1 AND item_id = $2 ORDER BY number DESC LIMIT 3`,
    [type.name, id],
  );
}

/** Published now, when that moment is past. */
export async function addVersion(
  manager: EntityManager,
  type: ContentType,
  id: number,
  version: NewVersion,
): Promise<void> {
  await manager.query(
    `INSERT INTO document_version
       (content_type, item_id, number, file_id, title, valid_from, ends_on, published_at, history_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, greatest(now(), $8), $9)`,
    [
      type.name,
      id,
      version.number,
      version.fileId,
      version.title,
      version.validFrom,
      version.endsOn,
      version.publishedAt,
      version.historyId,
    ],
  );
}

export async function changeVersion(
  manager: EntityManager,
  type: ContentType,
  id: number,
  { number, title, validFrom, endsOn }: Pick<NewVersion, 'number' | 'title' | 'validFrom' | 'endsOn'>,
): Promise<void> {
  await manager.query(
    `UPDATE document_version SET title = $4, valid_from = $5, ends_on = $6
     WHERE content_type = $1 AND item_id = $2 AND number = $3`,
    [type.name, id, number, title, validFrom, endsOn],
  );
}

export async function deleteVersion(
  manager: EntityManager,
  type: ContentType,
  id: number,
  number: number,
): Promise<void> {
  await manager.query(
    'DELETE FROM document_version WHERE content_type = $1 AND item_id = $2 AND number = $3',
    [type.name, id, number],
  );
}

export async function deleteVersions(manager: EntityManager, type: ContentType, id: number): Promise<void> {
  await manager.query('DELETE FROM document_version WHERE content_type = $1 AND item_id = $2', [
    type.name,
    id,
  ]);
}

/** Ids of the files of all versions. */
export async function filesOfVersions(
  manager: EntityManager,
  type: ContentType,
  id: number,
): Promise<string[]> {
  const rows = await manager.query<{ file_id: string }[]>(
    'SELECT file_id FROM document_version WHERE content_type = $1 AND item_id = $2',
    [type.name, id],
  );
  return rows.map(({ file_id }) => file_id);
}
