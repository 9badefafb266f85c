import { digestOf, type SignaturePaper } from './signature-papers.ts';

export interface ShownDocument {
  id: string;
  edition: string;
  /** SHA-256 of the PDF. */
  hash: string;
  /** Of the content, by which a change is seen without printing. */
  digest: string;
}

/** What a person was shown and may sign, until it expires. */
export interface SignatureSession {
  id: string;
  leadId: string;
  documents: ShownDocument[];
  /** The code that waits; null until it was asked for. */
  verificationId: string | null;
  chosen: string[];
  requestedAt: Date | null;
  /** Id of the resulting signature. */
  signatureId: string | null;
}

/** As it lies in `signature_session`. */
export interface SessionRow {
  id: string;
  lead_id: string;
  documents: ShownDocument[];
  verification_id: string | null;
  chosen: string[] | null;
  requested_at: Date | null;
  signature_id: string | null;
}

export function sessionOf(row: SessionRow): SignatureSession {
  return {
    id: row.id,
    leadId: row.lead_id,
    documents: row.documents,
    verificationId: row.verification_id,
    chosen: row.chosen ?? [],
    requestedAt: row.requested_at,
    signatureId: row.signature_id,
  };
}

/** The documents are still those that were shown. */
export function isUnchanged({ documents }: SignatureSession, papers: readonly SignaturePaper[]): boolean {
  const known = new Set(documents.map(({ digest }) => digest));
  return papers.length === documents.length && papers.every((paper) => known.has(digestOf(paper)));
}
