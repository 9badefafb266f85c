import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DataCipher } from '../../core/crypto/data-cipher.ts';
import type { Evidence } from './evidence.ts';
import type { PrintedPaper } from './signature-papers.ts';
import { sessionOf, type SessionRow, type SignatureSession } from './signature-session.ts';

export interface StoredDocument {
  id: string;
  title: string;
  isRequired: boolean;
  hash: string;
  /** Of the signed PDF. */
  size: number;
}

export interface StoredSignature {
  id: string;
  signedAt: Date;
  documents: StoredDocument[];
}

interface DocumentRow {
  signed_at: Date;
  document_id: string;
  title: string;
  is_required: boolean;
  sha256: string;
  size: number;
}

@Injectable()
export class SignatureRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: DataCipher,
  ) {}

  async addSession(
    session: Pick<SignatureSession, 'id' | 'leadId' | 'documents'>,
    now: Date,
    expiresAt: Date,
  ): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO signature_session (id, lead_id, documents, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)`,
      [session.id, session.leadId, JSON.stringify(session.documents), now, expiresAt],
    );
  }

  /** A session that has not expired, by its own id or by that of the code; null otherwise. */
  async session(by: 'id' | 'verification_id', id: string, now: Date): Promise<SignatureSession | null> {
    const [row] = await this.dataSource.query<SessionRow[]>(
      `SELECT * FROM signature_session WHERE ${by} = $1 AND expires_at > $2`,
      [id, now],
    );
    return row ? sessionOf(row) : null;
  }

  /** The session of the lead for which a code was last asked for, unless it has expired. */
  async lastRequested(leadId: string, now: Date): Promise<SignatureSession | null> {
    const [row] = await this.dataSource.query<SessionRow[]>(
      `SELECT * FROM signature_session WHERE lead_id = $1 AND expires_at > $2 AND requested_at IS NOT NULL
       ORDER BY requested_at DESC LIMIT 1`,
      [leadId, now],
    );
    return row ? sessionOf(row) : null;
  }

  async requested(
    sessionId: string,
    request: { verificationId: string; chosen: string[]; at: Date },
  ): Promise<void> {
    await this.dataSource.query(
      `UPDATE signature_session SET verification_id = $2, chosen = $3, requested_at = $4 WHERE id = $1`,
      [sessionId, request.verificationId, request.chosen, request.at],
    );
  }

  /** Keeps the evidence and closes the session in one transaction, after `alongWith`; false when it was closed meanwhile. */
  async sign(
    session: SignatureSession,
    phoneIndex: string,
    evidence: Evidence,
    documents: { printed: PrintedPaper; signed: Buffer }[],
    alongWith: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    const { signatureId } = evidence;
    return this.dataSource.transaction(async (manager) => {
      const [, closed] = await manager.query<[unknown[], number]>(
        'UPDATE signature_session SET signature_id = $2 WHERE id = $1 AND signature_id IS NULL',
        [session.id, signatureId],
      );
      if (closed === 0) return false;
      await alongWith(manager);
      const sealed = this.cipher.seal(JSON.stringify(evidence), `signature:${signatureId}`);
      await manager.query(
        `INSERT INTO signature (id, lead_id, phone_index, requested_at, signed_at, data_key_id, evidence)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          signatureId,
          session.leadId,
          phoneIndex,
          evidence.requestedAt,
          evidence.signedAt,
          sealed.keyId,
          sealed.data,
        ],
      );
      for (const document of documents) await this.addDocument(manager, signatureId, document);
      return true;
    });
  }

  /** The last signature of a lead's documents that is not older than `since`. */
  async lastSignature(leadId: string, since: Date): Promise<StoredSignature | null> {
    const [row] = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM signature WHERE lead_id = $1 AND signed_at >= $2 ORDER BY signed_at DESC LIMIT 1',
      [leadId, since],
    );
    return row ? this.signature(row.id) : null;
  }

  /** What was signed under the phone; the last first. */
  async ofPhone(phoneIndex: string): Promise<(StoredSignature & { leadId: string })[]> {
    const rows = await this.dataSource.query<(DocumentRow & { id: string; lead_id: string })[]>(
      `SELECT s.id, s.lead_id, s.signed_at, d.document_id, d.title, d.is_required, d.sha256, d.size
       FROM signature s JOIN signature_document d ON d.signature_id = s.id
       WHERE s.phone_index = $1 ORDER BY s.signed_at DESC, s.id`,
      [phoneIndex],
    );
    const byId = Map.groupBy(rows, ({ id }) => id);
    return [...byId.values()].flatMap((of) => {
      const [first] = of;
      if (!first) return [];
      return {
        id: first.id,
        leadId: first.lead_id,
        signedAt: first.signed_at,
        documents: of.map(documentOf),
      };
    });
  }

  /** Index of the signer's phone; null when there is no such signature. */
  async phoneIndexOf(id: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ phone_index: string }[]>(
      'SELECT phone_index FROM signature WHERE id::text = $1',
      [id],
    );
    return row?.phone_index ?? null;
  }

  async signature(id: string): Promise<StoredSignature | null> {
    const rows = await this.dataSource.query<DocumentRow[]>(
      `SELECT s.signed_at, d.document_id, d.title, d.is_required, d.sha256, d.size
       FROM signature s JOIN signature_document d ON d.signature_id = s.id WHERE s.id = $1`,
      [id],
    );
    const [first] = rows;
    if (!first) return null;
    return { id, signedAt: first.signed_at, documents: rows.map(documentOf) };
  }

  /** The PDF with its sheet; null when there is none. */
  async signedPdf(signatureId: string, documentId: string): Promise<{ title: string; pdf: Buffer } | null> {
    const [row] = await this.dataSource.query<{ title: string; data_key_id: string; signed: Buffer }[]>(
      'SELECT title, data_key_id, signed FROM signature_document WHERE signature_id = $1 AND document_id = $2',
      [signatureId, documentId],
    );
    if (!row) return null;
    const sealed = { keyId: row.data_key_id, data: row.signed };
    const pdf = Buffer.from(this.cipher.open(sealed, contextOf(signatureId, documentId, 'signed')), 'base64');
    return { title: row.title, pdf };
  }

  private async addDocument(
    manager: EntityManager,
    signatureId: string,
    { printed, signed }: { printed: PrintedPaper; signed: Buffer },
  ): Promise<void> {
    const seal = (pdf: Buffer, part: 'original' | 'signed') =>
      this.cipher.seal(pdf.toString('base64'), contextOf(signatureId, printed.id, part));
    const original = seal(printed.pdf, 'original');
    await manager.query(
      `INSERT INTO signature_document
         (signature_id, document_id, title, edition, is_required, sha256, size, data_key_id, original, signed)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        signatureId,
        printed.id,
        printed.title,
        printed.edition,
        printed.isRequired,
        printed.hash,
        signed.length,
        original.keyId,
        original.data,
        seal(signed, 'signed').data,
      ],
    );
  }
}

function contextOf(signatureId: string, documentId: string, part: 'original' | 'signed'): string {
  return `signature:${signatureId}:${documentId}:${part}`;
}

function documentOf({ document_id, title, is_required, sha256, size }: DocumentRow): StoredDocument {
  return { id: document_id, title, isRequired: is_required, hash: sha256, size };
}
