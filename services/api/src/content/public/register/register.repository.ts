import type { DocumentChange, DocumentKind, RegisterEntry } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { columnOf } from '../../fields/values.ts';
import type { SealedRow, VersionRow } from './register-rows.ts';

/** Where a document stands in the register. */
export type RegisterPlace = Pick<
  RegisterEntry,
  'id' | 'title' | 'on_site' | 'category_id' | 'archived' | 'archive_year'
>;

/**
 * Versions that are published by now, of all documents or of those with rows `v` that fulfil a condition. Dates go as text:
 * they are days in any time zone of the server.
 */
const versionsWhere = (documents: string): string => `
  SELECT v.content_type, v.item_id, v.number, v.title, v.published_at, v.history_id,
    to_char(v.valid_from, 'YYYY-MM-DD') AS valid_from,
    to_char(least(lead(v.valid_from) OVER item, v.ends_on), 'YYYY-MM-DD') AS valid_to,
    f.hash, f.extension, f.bytes, f.file_name, f.sha256, f.trashed_at IS NOT NULL AS file_trashed
  FROM document_version v JOIN media_file f ON f.id = v.file_id
  WHERE v.published_at <= now() AND ${documents}
  WINDOW item AS (PARTITION BY v.content_type, v.item_id ORDER BY v.number)`;

const sealed = (versions: string): string => `
  SELECT v.*, v.history_id AS record, encode(d.digest, 'hex') AS record_digest,
    s.sequence AS batch, encode(s.digest, 'hex') AS batch_digest, s.sealed_at
  FROM (${versions}) v
  LEFT JOIN history_digest d ON d.history_id = v.history_id
  LEFT JOIN history_seal s ON s.sequence = d.seal`;

const VERSIONS = versionsWhere('TRUE');

const SEALED_VERSIONS = sealed(VERSIONS);

/** Versions with a file of the digest `$1`. Anybody may ask, so only documents with such a file are read. */
export const SEALED_VERSIONS_BY_SHA256 = `${sealed(
  versionsWhere(`(v.content_type, v.item_id) IN (
    SELECT same.content_type, same.item_id
    FROM document_version same JOIN media_file m ON m.id = same.file_id WHERE m.sha256 = $1)`),
)} WHERE v.sha256 = $1`;

/** In no order. */
export function versionsOf(manager: EntityManager, kind: DocumentKind, id: number): Promise<VersionRow[]> {
  return manager.query<VersionRow[]>(
    `SELECT * FROM (${VERSIONS}) v WHERE content_type = $1 AND item_id = $2`,
    [kind, id],
  );
}

/** Of several documents of a type, by number. */
export function versionsOfAll(
  manager: EntityManager,
  type: ContentType,
  ids: readonly number[],
): Promise<VersionRow[]> {
  return manager.query<VersionRow[]>(
    `SELECT * FROM (${VERSIONS}) v WHERE content_type = $1 AND item_id = ANY ($2) ORDER BY number`,
    [type.name, ids],
  );
}

/** With the records of their publication, the newest first. */
export function sealedVersionsOf(
  manager: EntityManager,
  kind: DocumentKind,
  id: number,
): Promise<SealedRow[]> {
  return manager.query<SealedRow[]>(
    `${SEALED_VERSIONS} WHERE v.content_type = $1 AND v.item_id = $2 ORDER BY v.number DESC`,
    [kind, id],
  );
}

/** Versions with a file of this digest, in hex; the first published first. */
export function sealedVersionsBySha256(manager: EntityManager, sha256: string): Promise<SealedRow[]> {
  return manager.query<SealedRow[]>(
    `${SEALED_VERSIONS_BY_SHA256} ORDER BY v.published_at, v.content_type, v.item_id`,
    [sha256],
  );
}

/** What came into the register and what left it by a day, YYYY-MM-DD; the newest first, at most `most`. */
export function changesUpTo(
  manager: EntityManager,
  day: string,
  most: number,
): Promise<Omit<DocumentChange, 'on_site'>[]> {
  return manager.query(
    `SELECT content_type AS kind, item_id AS id, title, event, number AS version, day FROM (
       SELECT v.*, CASE WHEN number = 1 THEN 'published' ELSE 'replaced' END AS event, valid_from AS day
       FROM (${VERSIONS}) v
       UNION ALL
       SELECT v.*, 'ended', valid_to FROM (${VERSIONS}) v
       WHERE valid_to IS NOT NULL AND NOT EXISTS (
         SELECT FROM document_version n
         WHERE n.content_type = v.content_type AND n.item_id = v.item_id AND n.number > v.number
           AND n.published_at <= now())
     ) c WHERE day <= $1
     ORDER BY day DESC, published_at DESC, item_id DESC, content_type LIMIT $2`,
    [day, most],
  );
}

/** Documents with versions, but those that are `seen`; by id. */
export function placesOfUnseen(
  manager: EntityManager,
  type: ContentType,
  seen: readonly number[],
): Promise<RegisterPlace[]> {
  const category = 'category' in type.fields ? columnOf(type, 'category') : 'NULL::integer';
  return manager.query<RegisterPlace[]>(
    `SELECT id, title, false AS on_site, ${category} AS category_id, archived, archive_year FROM ${type.table}
     WHERE id <> ALL ($2) AND id IN (SELECT item_id FROM document_version WHERE content_type = $1)
     ORDER BY id`,
    [type.name, seen],
  );
}
