import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { Rights } from './rights.ts';
import {
  carryOn,
  endSession,
  endSessionOfToken,
  lockSession,
  openSession,
} from './sessions/session.repository.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/u;

/** An open session and the token that carries it on, which is told only now. */
export interface OpenSession {
  id: string;
  refreshToken: string;
  /** When nobody carries it on before; never behind the absolute end. */
  expiresAt: Date;
}

export interface NewSession {
  userId: number;
  /** With which the password was compared. */
  passwordHash: string;
  /** As the browser calls itself. */
  userAgent: string;
}

/**
 * Sessions of the staff. A refresh token is `<session>.<secret>`; the database keeps a digest of the last secret only,
 * so an older one is recognised as used up, and ends the session: it was stolen, or its heir was.
 */
@Injectable()
export class Sessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
    private readonly rights: Rights,
  ) {}

  /** Null when the account was closed or its password changed since it was compared; waits for such a change in progress. */
  async open({ userId, passwordHash, userAgent }: NewSession): Promise<OpenSession | null> {
    const id = randomUUID();
    const secret = newSecret();
    const now = new Date();
    const expiresAt = this.expiry(now, now);
    const refreshDigest = digest(secret);
    const row = { id, userId, passwordHash, refreshDigest, now, expiresAt, userAgent };
    const isOpen = await openSession(this.dataSource.manager, row);
    return isOpen ? { id, refreshToken: `${id}.${secret}`, expiresAt } : null;
  }

  /**
   * What `goOn` makes of the session with its next token; null for a token that does not count, `reused` for one that was
   * used before. When `goOn` fails, the token counts as before: who has it must not look like its thief at the next try.
   */
  async refresh<T>(
    token: string,
    goOn: (session: OpenSession, manager: EntityManager) => Promise<T>,
  ): Promise<T | 'reused' | null> {
    const [, id, secret] = TOKEN.exec(token) ?? [];
    if (id === undefined || secret === undefined) return null;
    const outcome = await this.dataSource.transaction(async (manager) => {
      const row = await lockSession(manager, id);
      const now = new Date();
      if (!row || row.revoked_at || row.expires_at <= now) return null;
      const expiresAt = this.expiry(row.created_at, now);
      if (expiresAt <= now) return null;
      if (row.refresh_sha256 !== digest(secret)) {
        await endSession(manager, id, 'reuse');
        return 'reused';
      }
      const next = newSecret();
      const refreshed = await goOn({ id, refreshToken: `${id}.${next}`, expiresAt }, manager);
      await carryOn(manager, id, { refreshDigest: digest(next), now, expiresAt });
      return refreshed;
    });
    if (outcome === 'reused') this.rights.forget();
    return outcome;
  }

  /** Ends the session of a refresh token that is the last one; any other changes nothing. */
  async endByToken(token: string): Promise<void> {
    const [, id, secret] = TOKEN.exec(token) ?? [];
    if (id === undefined || secret === undefined) return;
    await endSessionOfToken(this.dataSource.manager, id, digest(secret));
    this.rights.forget();
  }

  async end(id: string): Promise<void> {
    await endSession(this.dataSource.manager, id, 'logout');
    this.rights.forget();
  }

  /** Carrying a session on moves its end, though never behind the one that its beginning sets. */
  private expiry(createdAt: Date, now: Date): Date {
    const { refreshTokenSeconds, sessionSeconds } = this.config.limits.staff;
    const end = Math.min(
      now.getTime() + refreshTokenSeconds * 1000,
      createdAt.getTime() + sessionSeconds * 1000,
    );
    return new Date(end);
  }
}

function newSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The secret is random and long: a slow hash would add nothing. */
function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
