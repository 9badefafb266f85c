import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AcceptedDocumentEdition, MessageChannel, OwnConsent } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { DataCipher } from '../../core/crypto/data-cipher.ts';
import type { AccountReader } from '../subscribe/account-subscriptions.ts';

export interface GivenConsent extends AcceptedDocumentEdition {
  /** The title that was signed; null of what was not. */
  title: string | null;
  channel: OwnConsent['channel'];
  at: Date;
}

/** The SQL of what one phone has agreed to, and of what it has taken back. */
@Injectable()
export class ConsentsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: DataCipher,
  ) {}

  /** What was ticked in forms, signed with a code and given in the account, the newest first. */
  async given(phoneIndex: string): Promise<GivenConsent[]> {
    return this.dataSource.query<GivenConsent[]>(
      `SELECT accepted->>'id' AS id, accepted->>'edition' AS edition, NULL AS title, 'form' AS channel,
         coalesce((accepted->>'at')::timestamptz, created_at) AS at
       FROM lead, jsonb_array_elements(documents) AS accepted WHERE phone_index = $1 AND phone_verified
       UNION ALL
       SELECT d.document_id, d.edition, d.title, 'signature', s.signed_at
       FROM signature s JOIN signature_document d ON d.signature_id = s.id WHERE s.phone_index = $1
       UNION ALL
       SELECT consent, edition, NULL, 'account', at FROM consent_given WHERE phone_index = $1
       ORDER BY at DESC, id`,
      [phoneIndex],
    );
  }

  /** The id of what was given, which is kept with who gave it from where. */
  async give(
    manager: EntityManager,
    phoneIndex: string,
    given: AcceptedDocumentEdition & { at: Date },
    { ip, userAgent }: AccountReader,
  ): Promise<string> {
    const id = randomUUID();
    const evidence = this.cipher.seal(JSON.stringify({ ip, userAgent }), `consent:${id}`);
    await manager.query(
      `INSERT INTO consent_given (id, phone_index, consent, edition, at, data_key_id, evidence)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, phoneIndex, given.id, given.edition, given.at, evidence.keyId, evidence.data],
    );
    return id;
  }

  async withdrawn(phoneIndex: string): Promise<{ id: string; at: Date }[]> {
    return this.dataSource.query(
      'SELECT consent AS id, at FROM consent_withdrawal WHERE phone_index = $1 ORDER BY at',
      [phoneIndex],
    );
  }

  /** The id of the withdrawal. */
  async withdraw(manager: EntityManager, phoneIndex: string, consent: string, at: Date): Promise<string> {
    const [row] = await manager.query<[{ id: string }]>(
      'INSERT INTO consent_withdrawal (phone_index, consent, at) VALUES ($1, $2, $3) RETURNING id',
      [phoneIndex, consent, at],
    );
    return row.id;
  }

  /** Ids of the loans of the phone that nobody has decided for good. */
  async openLoans(manager: EntityManager, phoneIndex: string): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM lead WHERE phone_index = $1 AND kind = 'loan'
         AND status IN ('new', 'delivered', 'approved', 'in-work')`,
      [phoneIndex],
    );
    return rows.map(({ id }) => id);
  }

  /** Ways in which the phone does not want to be told of its requests. */
  async refusedChannels(manager: EntityManager, phoneIndex: string): Promise<MessageChannel[]> {
    const rows = await manager.query<{ channel: MessageChannel }[]>(
      'SELECT channel FROM message_refusal WHERE phone_index = $1 ORDER BY channel DESC',
      [phoneIndex],
    );
    return rows.map(({ channel }) => channel);
  }

  /** False when it was so before. */
  async refuse(manager: EntityManager, phoneIndex: string, channel: MessageChannel): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO message_refusal (phone_index, channel, at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING channel`,
      [phoneIndex, channel, new Date()],
    );
    return rows.length > 0;
  }

  /** False when it was so before. */
  async allow(manager: EntityManager, phoneIndex: string, channel: MessageChannel): Promise<boolean> {
    const [, rows] = await manager.query<[unknown[], number]>(
      'DELETE FROM message_refusal WHERE phone_index = $1 AND channel = $2',
      [phoneIndex, channel],
    );
    return rows > 0;
  }
}
