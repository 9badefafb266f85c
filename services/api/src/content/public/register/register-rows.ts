import {
  API_BASE_PATH,
  type DocumentKind,
  type DocumentVersion,
  type HistorySeal,
  MEDIA_PATHS,
} from '@polden/api-contract';
import { formatFileSize } from '@polden/ru';

/** A version with its file; `valid_to` is when the next one came into force, or when the document lost its force. */
export interface VersionRow {
  content_type: DocumentKind;
  item_id: number;
  number: number;
  title: string;
  valid_from: string;
  valid_to: string | null;
  published_at: Date;
  hash: string;
  extension: string;
  bytes: number;
  file_name: string;
  sha256: string | null;
  file_trashed: boolean;
}

export interface SealedRow extends VersionRow {
  record: string | null;
  record_digest: string | null;
  batch: number | null;
  batch_digest: string | null;
  sealed_at: Date | null;
}

/**
 * Versions that are published by now, of all documents or of those whose rows `v` fulfil a condition. Dates go as text:
 * they are days, whatever the zone of the server.
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

export const VERSIONS = versionsWhere('TRUE');

export const SEALED_VERSIONS = sealed(VERSIONS);

/** Those whose files have the digest `$1`. Anybody may ask: only the documents with such a file are looked at. */
export const SEALED_VERSIONS_BY_SHA256 = `${sealed(
  versionsWhere(`(v.content_type, v.item_id) IN (
    SELECT same.content_type, same.item_id
    FROM document_version same JOIN media_file m ON m.id = same.file_id WHERE m.sha256 = $1)`),
)} WHERE v.sha256 = $1`;

export function versionOf(row: VersionRow): DocumentVersion {
  return {
    number: row.number,
    title: row.title,
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    published_at: row.published_at.toISOString(),
    url: `${API_BASE_PATH}${MEDIA_PATHS.documents}/${row.hash}.${row.extension}`,
    file_name: row.file_name,
    ext: row.extension,
    size: formatFileSize(row.bytes),
    sha256: row.sha256,
  };
}

export function sealOf(row: SealedRow): HistorySeal | null {
  if (row.record === null || row.record_digest === null) return null;
  const { batch, batch_digest, sealed_at } = row;
  const sealed = batch !== null && batch_digest !== null && sealed_at !== null;
  return {
    record: Number(row.record),
    digest: row.record_digest,
    batch: sealed ? { number: batch, digest: batch_digest, sealed_at: sealed_at.toISOString() } : null,
  };
}

/** What the version was on a day, both as YYYY-MM-DD. */
export function stateOn(
  { valid_from, valid_to }: Pick<DocumentVersion, 'valid_from' | 'valid_to'>,
  day: string,
) {
  if (valid_to !== null && valid_to <= day) return 'ended';
  return valid_from > day ? 'upcoming' : 'in-force';
}
