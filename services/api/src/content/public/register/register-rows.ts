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
