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

/** A check that was taken: the code it is compared with, and its number. */
export interface TakenCheck {
  nonce: string;
  codeHmac: Buffer;
  check: number;
  expiresAt: number;
}

@Injectable()
export class VerificationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** As it stands; null when no code was ever sent. */
  async read(phoneIndex: string, purpose: string): Promise<Verification | null> {
    const [row] = await this.dataSource.query<Row[]>(
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

  /**
   * Forgets a code whose message was not sent, unless another one has replaced it; the next may be asked for now, also
   * by the visitor who was told of it under the purpose `toldAs`.
   */
  async dropCode(nonce: string, phoneIndex: string, toldAs: string | null, now: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE phone_verification SET nonce = NULL, code_hmac = NULL, expires_at = NULL, resend_at = $4
       WHERE phone_index = $2 AND (nonce = $1 OR (purpose = $3 AND finished_at IS NULL))`,
      [nonce, phoneIndex, toldAs, new Date(now)],
    );
  }

  /** Takes one check of the pending code before it is compared, so that parallel guesses cannot share one. */
  async takeCheck(phoneIndex: string, purpose: string, max: number, now: number): Promise<TakenCheck | null> {
    const [rows] = await this.dataSource.query<
      [{ nonce: string; code_hmac: Buffer; checks: number; expires_at: Date }[], number]
    >(
      `UPDATE phone_verification
       SET checks = checks + 1, finished_at = CASE WHEN checks + 1 >= $3 THEN $4::timestamptz END
       WHERE phone_index = $1 AND purpose = $2 AND finished_at IS NULL AND nonce IS NOT NULL AND expires_at > $4
       RETURNING nonce, code_hmac, checks, expires_at`,
      [phoneIndex, purpose, max, new Date(now)],
    );
    const [row] = rows;
    if (!row) return null;
    const { nonce, code_hmac: codeHmac, checks: check, expires_at } = row;
    return { nonce, codeHmac, check, expiresAt: expires_at.getTime() };
  }

  /** Marks the code as used; false when another request has used it. */
  async finish(manager: EntityManager, nonce: string, purpose: string, now: number): Promise<boolean> {
    const [, changed] = await manager.query<[unknown[], number]>(
      `UPDATE phone_verification SET nonce = NULL, code_hmac = NULL, finished_at = $3
       WHERE nonce = $1 AND purpose = $2`,
      [nonce, purpose, new Date(now)],
    );
    return changed === 1;
  }

  /** Marks that the tries of the code are used up, where somebody has been told of it. */
  async useUp(phoneIndex: string, purpose: string, now: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE phone_verification SET nonce = NULL, code_hmac = NULL, finished_at = $3
       WHERE phone_index = $1 AND purpose = $2`,
      [phoneIndex, purpose, new Date(now)],
    );
  }

  /** Forgets that the verification finished; a pending code and the resend timer stay. */
  async forgetFinish(phoneIndex: string, purpose: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE phone_verification SET finished_at = NULL, nonce = NULL, code_hmac = NULL, expires_at = NULL
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

function date(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment);
}
