import {
  DOCUMENT_REGISTER_PATHS as PATHS,
  type DocumentChange,
  type DocumentCheck,
  type DocumentComparison,
  type DocumentKind,
  type DocumentRegister,
  type DocumentSection,
  type RegisteredDocument,
} from '@polden/api-contract';
import { readCached, readUncached } from '@polden/http';

/** What is there today, or was in force on a day. Throws HttpError when it cannot be read; so do the others. */
export function readRegister(section: DocumentSection, date: string | null): Promise<DocumentRegister> {
  const path = `${PATHS.list}/${section}`;
  return date === null ? readCached(path) : readUncached(`${path}?date=${date}`);
}

export function readCategoryUrl(section: DocumentSection, url: string): Promise<{ url: string }> {
  return readCached<{ url: string }>(`${PATHS.category}/${section}/${encodeURIComponent(url)}`);
}

export function readDocument(kind: DocumentKind, id: string): Promise<RegisteredDocument> {
  return readCached<RegisteredDocument>(`${PATHS.document}/${kind}/${id}`);
}

export function readComparison(
  kind: DocumentKind,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<DocumentComparison> {
  return readUncached<DocumentComparison>(`${PATHS.compare}/${kind}/${id}?from=${from}&to=${to}`);
}

export function readCheck(sha256: string): Promise<DocumentCheck> {
  return readUncached<DocumentCheck>(`${PATHS.check}?sha256=${sha256}`);
}

export function readChanges(): Promise<DocumentChange[]> {
  return readCached<DocumentChange[]>(PATHS.changes);
}
