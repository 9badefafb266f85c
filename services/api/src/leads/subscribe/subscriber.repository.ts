import { Injectable } from '@nestjs/common';
import type { SubscriberStatus } from '@polden/api-contract';
import { DataSource, type EntityManager } from 'typeorm';
import { BlindIndex } from '../../core/crypto/blind-index.ts';
import { DataCipher } from '../../core/crypto/data-cipher.ts';

export interface StoredSubscriber {
  id: number;
  email: string;
  status: SubscriberStatus;
  consentEdition: string;
  url: string;
  createdAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
}

/** Record of a step of the subscription; it outlives the subscriber. */
export interface SubscriberEvent {
  subscriberId: number;
  kind: 'asked' | 'confirmed' | 'unsubscribed';
  consent: { edition: string; text: string };
  ip: string;
  userAgent: string;
}

interface Row {
  id: string;
  data_key_id: string;
  email: Buffer;
  status: SubscriberStatus;
  consent_edition: string;
  url: string;
  created_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

const CONTEXT = 'subscriber';
const EVIDENCE_CONTEXT = 'subscriber-event';

@Injectable()
export class SubscriberRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blindIndex: BlindIndex,
    private readonly cipher: DataCipher,
  ) {}

  /** The id for the address, and when it was last confirmed or ended. Who has unsubscribed waits for a confirmation again; who is subscribed stays as agreed. */
  async ask(
    manager: EntityManager,
    asked: { email: string; edition: string; url: string; now: Date },
  ): Promise<{ id: number; movedAt: Date | null }> {
    const sealed = this.cipher.seal(asked.email, CONTEXT);
    const [row] = await manager.query<[{ id: string; moved_at: Date | null }]>(
      `INSERT INTO subscriber
         (email_index, data_key_id, email, status, consent_edition, url, created_at, asked_at)
       VALUES ($1, $2, $3, 'pending', $4, $5, $6, $6)
       ON CONFLICT (email_index) DO UPDATE SET
         status = CASE subscriber.status WHEN 'confirmed' THEN 'confirmed' ELSE 'pending' END,
         consent_edition = CASE subscriber.status
           WHEN 'confirmed' THEN subscriber.consent_edition ELSE EXCLUDED.consent_edition END,
         asked_at = EXCLUDED.asked_at
       RETURNING id, greatest(confirmed_at, unsubscribed_at) AS moved_at`,
      [
        this.blindIndex.of('email', asked.email),
        sealed.keyId,
        sealed.data,
        asked.edition,
        asked.url,
        asked.now,
      ],
    );
    return { id: Number(row.id), movedAt: row.moved_at };
  }

  async find(id: number): Promise<StoredSubscriber | null> {
    const [row] = await this.dataSource.query<Row[]>('SELECT * FROM subscriber WHERE id = $1', [id]);
    return row ? this.read(row) : null;
  }

  /** Moves from one of the states to another; false when it was in none of them. */
  async move(
    manager: EntityManager,
    id: number,
    { from, to, now }: { from: SubscriberStatus[]; to: 'confirmed' | 'unsubscribed'; now: Date },
  ): Promise<boolean> {
    const [rows] = await manager.query<[unknown[], number]>(
      `UPDATE subscriber SET status = $3, ${to}_at = $4 WHERE id = $1 AND status = ANY ($2) RETURNING id`,
      [id, from, to, now],
    );
    return rows.length > 0;
  }

  async record(manager: EntityManager, event: SubscriberEvent, now: Date): Promise<void> {
    const { ip, userAgent } = event;
    const evidence = this.cipher.seal(JSON.stringify({ ip, userAgent }), EVIDENCE_CONTEXT);
    await manager.query(
      `INSERT INTO subscriber_event
         (subscriber_id, at, kind, consent_edition, consent_text, data_key_id, evidence)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        event.subscriberId,
        now,
        event.kind,
        event.consent.edition,
        event.consent.text,
        evidence.keyId,
        evidence.data,
      ],
    );
  }

  /** The consent of the last step of that kind; null when there was none. */
  async lastConsent(
    manager: EntityManager,
    id: number,
    kind: SubscriberEvent['kind'],
  ): Promise<SubscriberEvent['consent'] | null> {
    const [row] = await manager.query<SubscriberEvent['consent'][]>(
      `SELECT consent_edition AS edition, consent_text AS text FROM subscriber_event
       WHERE subscriber_id = $1 AND kind = $2 ORDER BY id DESC LIMIT 1`,
      [id, kind],
    );
    return row ?? null;
  }

  /** Those who asked last come first. */
  async page(
    status: SubscriberStatus | null,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<{ items: StoredSubscriber[]; total: number }> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT * FROM subscriber WHERE $1::text IS NULL OR status = $1
       ORDER BY asked_at DESC, id DESC OFFSET $2 LIMIT $3`,
      [status, offset, limit],
    );
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      'SELECT count(*)::int AS total FROM subscriber WHERE $1::text IS NULL OR status = $1',
      [status],
    );
    return { items: rows.map((row) => this.read(row)), total: counted?.total ?? 0 };
  }

  /** The confirmed ones after the id, by id. */
  async confirmedAfter(id: number, limit: number): Promise<StoredSubscriber[]> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT * FROM subscriber WHERE status = 'confirmed' AND id > $1 ORDER BY id LIMIT $2`,
      [id, limit],
    );
    return rows.map((row) => this.read(row));
  }

  private read(row: Row): StoredSubscriber {
    return {
      id: Number(row.id),
      email: this.cipher.open({ keyId: row.data_key_id, data: row.email }, CONTEXT),
      status: row.status,
      consentEdition: row.consent_edition,
      url: row.url,
      createdAt: row.created_at,
      confirmedAt: row.confirmed_at,
      unsubscribedAt: row.unsubscribed_at,
    };
  }
}
