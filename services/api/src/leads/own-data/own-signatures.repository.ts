import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface OwnSignatureRow {
  id: string;
  lead_id: string;
  signed_at: Date;
  data_key_id: string;
  evidence: Buffer;
  documents: { id: string; title: string; edition: string; sha256: string }[];
}

/** The SQL of what one phone has signed. */
@Injectable()
export class OwnSignaturesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first, each with its documents. */
  of(phoneIndex: string): Promise<OwnSignatureRow[]> {
    return this.dataSource.query<OwnSignatureRow[]>(
      `SELECT s.id, s.lead_id, s.signed_at, s.data_key_id, s.evidence, json_agg(json_build_object(
         'id', d.document_id, 'title', d.title, 'edition', d.edition, 'sha256', d.sha256) ORDER BY d.document_id
       ) AS documents
       FROM signature s JOIN signature_document d ON d.signature_id = s.id
       WHERE s.phone_index = $1 GROUP BY s.id ORDER BY s.signed_at DESC`,
      [phoneIndex],
    );
  }
}
