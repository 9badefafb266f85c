import { Injectable } from '@nestjs/common';
import { verify } from 'otplib';
import type { EntityManager } from 'typeorm';
import { DataCipher } from '../core/crypto/data-cipher.ts';
import { keepTotpSecret, keepTotpStep, lockTotp, removeTotp } from './staff-user.repository.ts';

/** Codes of the step before and after count too: clocks differ. */
const TOLERANCE_SECONDS = 30;
const CODE = /^\d{6}$/u;

export interface TotpRow {
  id: number;
  totp_key_id: string | null;
  totp_secret: Buffer | null;
  totp_last_step: string | null;
}

/** One-time codes of an authenticator application; each counts once. */
@Injectable()
export class Totp {
  constructor(private readonly cipher: DataCipher) {}

  /** Encrypted secret of a user, as the table keeps it. */
  seal(userLogin: string, secret: string): { keyId: string; data: Buffer } {
    return this.cipher.seal(secret, contextOf(userLogin));
  }

  /** True for the code of this moment; call inside the transaction that holds the user's row. */
  async accept(manager: EntityManager, login: string, row: TotpRow, code: string): Promise<boolean> {
    if (row.totp_key_id === null || row.totp_secret === null || !CODE.test(code)) return false;
    const secret = this.cipher.open({ keyId: row.totp_key_id, data: row.totp_secret }, contextOf(login));
    const lastStep = row.totp_last_step === null ? {} : { afterTimeStep: Number(row.totp_last_step) };
    const result = await verify({
      secret,
      token: code,
      epoch: Math.floor(Date.now() / 1000),
      epochTolerance: TOLERANCE_SECONDS,
      ...lastStep,
    });
    if (!result.valid || !('timeStep' in result)) return false;
    await keepTotpStep(manager, row.id, result.timeStep);
    return true;
  }

  /** The next login asks for no code. */
  async remove(manager: EntityManager, userId: number): Promise<void> {
    await removeTotp(manager, userId);
  }

  /** Binds the secret of a user, if there is one, to the new login; call inside the transaction that renames. */
  async rename(
    manager: EntityManager,
    userId: number,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    const row = await lockTotp(manager, userId);
    if (!row?.totp_key_id || !row.totp_secret) return;
    const secret = this.cipher.open({ keyId: row.totp_key_id, data: row.totp_secret }, contextOf(from));
    await keepTotpSecret(manager, userId, this.seal(to, secret));
  }
}

/** Binds the ciphertext to its user. */
function contextOf(login: string): string {
  return `totp:${login}`;
}
