import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Sealed } from '../core/crypto/data-cipher.ts';

export interface ClientSessionRow {
  id: string;
  phone_index: string;
  data_key_id: string;
  phone: Buffer;
  device: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
}

export interface NewClientSession {
  id: string;
  phoneIndex: string;
  tokenDigest: string;
  sealedPhone: Sealed;
  device: string;
  now: Date;
  expiresAt: Date;
}

/** A link that logs in once. */
export interface UsedLink {
  signature: string;
  expiresAt: Date;
}

/** $1: the phone. Sessions are opened under it beside each other; leaving everywhere waits for them and they for it. */
const PHONE_LOCK = `hashtextextended('client-session:' || $1, 0)`;

/** $1 to $8: the session; $9: when its phone was proved; $10 and $11: the link and its end, or null. */
const OPEN = `
  WITH used AS (
    INSERT INTO client_link (signature, expires_at)
    SELECT $10::text, $11 WHERE $10::text IS NOT NULL
      AND NOT EXISTS (SELECT FROM client_leaving WHERE phone_index = $2 AND left_at >= $9)
    ON CONFLICT DO NOTHING RETURNING signature
  )
  INSERT INTO client_session
    (id, phone_index, token_sha256, data_key_id, phone, device, created_at, seen_at, expires_at)
  SELECT $1, $2, $3, $4, $5, $6, $7, $7, $8
  WHERE NOT EXISTS (SELECT FROM client_leaving WHERE phone_index = $2 AND left_at >= $9)
    AND ($10::text IS NULL OR EXISTS (SELECT FROM used))
  RETURNING id`;

/** The SQL of the sessions of clients. */
@Injectable()
export class ClientSessionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Opens a session, and uses up the link that leads to it, if there is one: both or neither, in one statement. False when
   * the client has logged out everywhere since the phone was proved, or the link has logged in before. Waits for a log-out
   * everywhere at this moment: no session opens behind it.
   */
  async open(session: NewClientSession, provedAt: Date, link: UsedLink | null): Promise<boolean> {
    const { id, phoneIndex, tokenDigest, sealedPhone, device, now, expiresAt } = session;
    const opened = await this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock_shared(${PHONE_LOCK})`, [phoneIndex]);
      return manager.query<object[]>(OPEN, [
        id,
        phoneIndex,
        tokenDigest,
        sealedPhone.keyId,
        sealedPhone.data,
        device,
        now,
        expiresAt,
        provedAt,
        link?.signature ?? null,
        link?.expiresAt ?? null,
      ]);
    });
    return opened.length > 0;
  }

  async find(tokenDigest: string, now: Date): Promise<ClientSessionRow | null> {
    const [row] = await this.dataSource.query<ClientSessionRow[]>(
      'SELECT * FROM client_session WHERE token_sha256 = $1 AND expires_at > $2',
      [tokenDigest, now],
    );
    return row ?? null;
  }

  async markSeen(id: string, now: Date, expiresAt: Date): Promise<void> {
    await this.dataSource.query('UPDATE client_session SET seen_at = $2, expires_at = $3 WHERE id = $1', [
      id,
      now,
      expiresAt,
    ]);
  }

  /** The last used first. */
  list(phoneIndex: string, now: Date): Promise<ClientSessionRow[]> {
    return this.dataSource.query<ClientSessionRow[]>(
      `SELECT * FROM client_session WHERE phone_index = $1 AND expires_at > $2
       ORDER BY seen_at DESC, created_at DESC LIMIT 100`,
      [phoneIndex, now],
    );
  }

  /** False when the phone has no such session. */
  async end(phoneIndex: string, id: string, manager = this.dataSource.manager): Promise<boolean> {
    const [, ended] = await manager.query<[unknown[], number]>(
      'DELETE FROM client_session WHERE phone_index = $1 AND id::text = $2',
      [phoneIndex, id],
    );
    return ended > 0;
  }

  /** The same, and what was proved until now opens no other, whether or not the phone has such a session. */
  endElsewhere(phoneIndex: string, id: string, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await this.endProofs(manager, phoneIndex, now);
      return this.end(phoneIndex, id, manager);
    });
  }

  /** Ends all sessions of the phone; what was proved until now opens no other. */
  async leaveEverywhere(phoneIndex: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.endProofs(manager, phoneIndex, now);
      await manager.query('DELETE FROM client_session WHERE phone_index = $1', [phoneIndex]);
    });
  }

  /** What was proved until now counts no more; no session opens until the transaction ends. */
  private async endProofs(manager: EntityManager, phoneIndex: string, now: Date): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(${PHONE_LOCK})`, [phoneIndex]);
    await manager.query(
      `INSERT INTO client_leaving (phone_index, left_at) VALUES ($1, $2)
       ON CONFLICT (phone_index) DO UPDATE SET left_at = EXCLUDED.left_at`,
      [phoneIndex, now],
    );
  }

  async isLinkUsed(signature: string): Promise<boolean> {
    const used = await this.dataSource.query<object[]>('SELECT FROM client_link WHERE signature = $1', [
      signature,
    ]);
    return used.length > 0;
  }
}
