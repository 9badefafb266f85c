import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Verification } from './verification.ts';

interface Row {
  phone_index: string;
  purpose: string;
  nonce: string | null;
  code_hmac: Buffer | null;
  checks: number;
  expires_at: Date | null;
  finished_at: Date | null;
  sends: number;
  resend_at: Date | null;
}

/** A code that may be compared with what was typed; `codeHmac` is null where a visitor was told of one and none was sent. */
export interface TakenCode {
  nonce: string;
  codeHmac: Buffer | null;
  /** How many of its checks are taken with this one. */
  check: number;
  expiresAt: number;
}

interface TakenRow {
  nonce: string;
  code_hmac: Buffer | null;
  checks: number;
  expires_at: Date;
}

@Injectable()
export class VerificationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** As it stands; null when no code was ever sent. */
  async read(
    phoneIndex: string,
    purpose: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Verification | null> {
    const [row] = await manager.query<Row[]>(
      'SELECT * FROM phone_verification WHERE phone_index = $1 AND purpose = $2',
      [phoneIndex, purpose],
    );
    return row ? verificationOf(row) : null;
  }

  /** The verification under a row lock until the transaction ends; a new one when there was none. */
  async lock(
    manager: EntityManager,
    phoneIndex: string,
    purpose: string,
    now: number,
  ): Promise<Verification> {
    const [row] = await manager.query<Row[]>(
      `INSERT INTO phone_verification (phone_index, purpose, changed_at) VALUES ($1, $2, $3)
       ON CONFLICT (phone_index, purpose) DO UPDATE SET changed_at = EXCLUDED.changed_at RETURNING *`,
      [phoneIndex, purpose, new Date(now)],
    );
    if (!row) throw new Error('The upsert of a verification returned nothing');
    return verificationOf(row);
  }

  async save(manager: EntityManager, verification: Verification): Promise<void> {
    const { phoneIndex, purpose, nonce, codeHmac, checks, sends, expiresAt, finishedAt, resendAt } =
      verification;
    await manager.query(
      `UPDATE phone_verification
       SET nonce = $3, code_hmac = $4, checks = $5, sends = $6, expires_at = $7, finished_at = $8, resend_at = $9
       WHERE phone_index = $1 AND purpose = $2`,
      [
        phoneIndex,
        purpose,
        nonce,
        codeHmac,
        checks,
        sends,
        date(expiresAt),
        date(finishedAt),
        date(resendAt),
      ],
    );
  }

  /** Locks the code of a phone, if there is one. To be taken before the lock of what a visitor is told. */
  async hold(manager: EntityManager, phoneIndex: string, purpose: string): Promise<void> {
    await manager.query('SELECT FROM phone_verification WHERE phone_index = $1 AND purpose = $2 FOR UPDATE', [
      phoneIndex,
      purpose,
    ]);
  }

  /** Puts it back as it was before a code whose message was not sent, unless another one has replaced this or used it up. */
  async putBack(manager: EntityManager, before: Verification, nonce: string): Promise<void> {
    const { phoneIndex, purpose } = before;
    const now = await this.read(phoneIndex, purpose, manager);
    if (now?.nonce === nonce && now.finishedAt === null) await this.save(manager, before);
  }

  /** Ends the timer of a code that may have been sent, also for the visitor who was told of it: the code stays good. */
  async endTimer(phoneIndex: string, nonce: string, now: number): Promise<void> {
    await this.dataSource.query(
      `WITH held AS (
         SELECT phone_index, purpose FROM phone_verification
         WHERE phone_index = $1 AND nonce = $2 AND finished_at IS NULL ORDER BY purpose FOR UPDATE
       )
       UPDATE phone_verification v SET resend_at = $3
       FROM held WHERE v.phone_index = held.phone_index AND v.purpose = held.purpose`,
      [phoneIndex, nonce, new Date(now)],
    );
  }

  /** Takes one check of the pending code before it is compared, so that parallel guesses cannot share one. */
  async takeCheck(
    manager: EntityManager,
    phoneIndex: string,
    purpose: string,
    max: number,
    now: number,
  ): Promise<TakenCode | null> {
    const [[row]] = await manager.query<[TakenRow[], number]>(
      `UPDATE phone_verification
       SET checks = checks + 1, finished_at = CASE WHEN checks + 1 >= $3 THEN $4::timestamptz END
       WHERE phone_index = $1 AND purpose = $2 AND finished_at IS NULL AND nonce IS NOT NULL AND expires_at > $4
       RETURNING nonce, code_hmac, checks, expires_at`,
      [phoneIndex, purpose, max, new Date(now)],
    );
    return row ? takenOf(row) : null;
  }

  /**
   * Takes one of the shared checks of a phone's code; beyond `max` only for the visitor who asked for it (`own`), since he
   * has checks of his own.
   */
  async takeShared(
    manager: EntityManager,
    { phoneIndex, purpose, own }: { phoneIndex: string; purpose: string; own: string | null },
    max: number,
    now: number,
  ): Promise<TakenCode | null> {
    const [[row]] = await manager.query<[TakenRow[], number]>(
      `UPDATE phone_verification SET checks = checks + 1
       WHERE phone_index = $1 AND purpose = $2 AND finished_at IS NULL AND nonce IS NOT NULL AND expires_at > $5
         AND (checks < $4 OR nonce = $3)
       RETURNING nonce, code_hmac, checks, expires_at`,
      [phoneIndex, purpose, own, max, new Date(now)],
    );
    return row ? takenOf(row) : null;
  }

  /** Marks the code as used, also for the visitor who asked for it. */
  async finish(manager: EntityManager, phoneIndex: string, nonce: string, now: number): Promise<void> {
    await manager.query(
      `UPDATE phone_verification SET nonce = NULL, code_hmac = NULL, finished_at = $3
       WHERE phone_index = $1 AND nonce = $2`,
      [phoneIndex, nonce, new Date(now)],
    );
  }

  /** Marks that the tries are used up. */
  async useUp(manager: EntityManager, phoneIndex: string, purpose: string, now: number): Promise<void> {
    await manager.query(
      `UPDATE phone_verification SET nonce = NULL, code_hmac = NULL, finished_at = $3
       WHERE phone_index = $1 AND purpose = $2`,
      [phoneIndex, purpose, new Date(now)],
    );
  }

  /** Forgets the code that finished; when it was sent, a pending code and the resend timer stay. */
  async forgetFinish(phoneIndex: string, purpose: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE phone_verification SET finished_at = NULL, nonce = NULL, code_hmac = NULL
       WHERE phone_index = $1 AND purpose = $2 AND finished_at IS NOT NULL`,
      [phoneIndex, purpose],
    );
  }
}

function verificationOf(row: Row): Verification {
  return {
    phoneIndex: row.phone_index,
    purpose: row.purpose,
    nonce: row.nonce,
    codeHmac: row.code_hmac,
    checks: row.checks,
    expiresAt: row.expires_at?.getTime() ?? null,
    finishedAt: row.finished_at?.getTime() ?? null,
    sends: row.sends,
    resendAt: row.resend_at?.getTime() ?? null,
  };
}

function takenOf({ nonce, code_hmac, checks, expires_at }: TakenRow): TakenCode {
  return { nonce, codeHmac: code_hmac, check: checks, expiresAt: expires_at.getTime() };
}

function date(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment);
}
