import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from '@polden/api-contract';
import { describeBrowser } from '@polden/ru';
import type { FastifyRequest } from 'fastify';
import { clientCredential } from '../core/access/credentials.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { BlindIndex } from '../core/crypto/blind-index.ts';
import { DataCipher } from '../core/crypto/data-cipher.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { Client } from './client.ts';
import {
  ClientSessionRepository,
  type ClientSessionRow,
  type UsedLink,
} from './client-session.repository.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/u;
const MAX_DEVICE = 80;
const OWNER_LENGTH = 16;

/** A phone that somebody has proved to be theirs. */
export interface ProvedPhone {
  /** E.164. */
  phone: string;
  at: Date;
  /** As the browser calls itself. */
  userAgent: string | undefined;
}

/** Sessions of clients: opaque random tokens, of which the database knows digests. */
@Injectable()
export class ClientSessions {
  constructor(
    private readonly config: ApiConfig,
    private readonly blindIndex: BlindIndex,
    private readonly cipher: DataCipher,
    private readonly repository: ClientSessionRepository,
  ) {}

  /**
   * The token of a new session, which uses up the link that leads to it; null when the phone has been left everywhere since it
   * was proved, or the link has logged in before.
   */
  async open(
    { phone, at, userAgent = '' }: ProvedPhone,
    link: UsedLink | null = null,
  ): Promise<string | null> {
    const id = randomUUID();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = new Date();
    const isOpen = await this.repository.open(
      {
        id,
        phoneIndex: this.blindIndex.of('phone', phone),
        tokenDigest: digestOf(token),
        sealedPhone: this.cipher.seal(phone, contextOf(id)),
        device: describeBrowser(userAgent).slice(0, MAX_DEVICE),
        now,
        expiresAt: this.expiry(now, now),
      },
      at,
      link,
    );
    return isOpen ? token : null;
  }

  /** The client who calls; null without a session that counts. */
  async of(request: FastifyRequest): Promise<Client | null> {
    const token = clientCredential(request)?.token ?? '';
    if (!TOKEN.test(token)) return null;
    const now = new Date();
    const row = await this.repository.find(digestOf(token), now);
    if (!row) return null;
    const { seenSeconds } = this.config.limits.client;
    if (now.getTime() - row.seen_at.getTime() > seenSeconds * 1000)
      await this.repository.markSeen(row.id, now, this.expiry(row.created_at, now));
    return {
      sessionId: row.id,
      phone: this.phoneOf(row),
      phoneIndex: row.phone_index,
      owner: digestOf(`account ${row.phone_index}`).slice(0, OWNER_LENGTH),
    };
  }

  async list({ phoneIndex, sessionId }: Client): Promise<ClientSession[]> {
    const rows = await this.repository.list(phoneIndex, new Date());
    return rows.map(({ id, device, created_at, seen_at }) => ({
      id,
      device,
      createdAt: created_at.toISOString(),
      seenAt: seen_at.toISOString(),
      current: id === sessionId,
    }));
  }

  /** 404 for a session that is not the client's. */
  async end({ phoneIndex }: Client, id: string): Promise<void> {
    const isEnded = await this.repository.end(phoneIndex, id);
    if (!isEnded) throw sessionGone();
  }

  /** The same for a device that is out of reach: what it has proved opens no other session, though this one is gone. */
  async endElsewhere({ phoneIndex }: Client, id: string): Promise<void> {
    const isEnded = await this.repository.endElsewhere(phoneIndex, id, new Date());
    if (!isEnded) throw sessionGone();
  }

  async leaveEverywhere({ phoneIndex }: Client): Promise<void> {
    await this.repository.leaveEverywhere(phoneIndex, new Date());
  }

  /** Using a session moves its end, though never behind the one that its beginning sets. */
  private expiry(createdAt: Date, now: Date): Date {
    const { sessionSeconds, idleSeconds } = this.config.limits.client;
    return new Date(
      Math.min(createdAt.getTime() + sessionSeconds * 1000, now.getTime() + idleSeconds * 1000),
    );
  }

  private phoneOf({ id, data_key_id: keyId, phone }: ClientSessionRow): string {
    return this.cipher.open({ keyId, data: phone }, contextOf(id));
  }
}

function sessionGone(): AppError {
  return new AppError(404, 'Такого входа уже нет');
}

/** The token is random and long: a slow hash would add nothing. */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function contextOf(sessionId: string): string {
  return `client-session:${sessionId}`;
}
