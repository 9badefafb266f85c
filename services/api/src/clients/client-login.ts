import { Injectable } from '@nestjs/common';
import type { AccountLoggedIn } from '@polden/api-contract';
import { maskedPhone } from '@polden/ru';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Budgets } from '../core/budgets/budgets.ts';
import { ApiConfig } from '../core/config/api-config.ts';
import { BlindIndex } from '../core/crypto/blind-index.ts';
import { AppError } from '../core/errors/app-error.ts';
import { PhoneTokens } from '../sms/index.ts';
import { ClientCookies } from './client-cookies.ts';
import { ClientSessionRepository } from './client-session.repository.ts';
import { ClientSessions } from './client-sessions.ts';

/** A link that was sent to a phone, and logs in once. */
export interface LinkEntry {
  signature: string;
  /** E.164. */
  phone: string;
  madeAt: Date;
  expiresAt: Date;
}

/** The two ways in: the phone that was just confirmed, and a link that was sent to it. */
@Injectable()
export class ClientLogin {
  constructor(
    private readonly config: ApiConfig,
    private readonly budgets: Budgets,
    private readonly blindIndex: BlindIndex,
    private readonly tokens: PhoneTokens,
    private readonly sessions: ClientSessions,
    private readonly repository: ClientSessionRepository,
    private readonly cookies: ClientCookies,
  ) {}

  async spend({ ip }: FastifyRequest): Promise<void> {
    const refusal = 'Слишком много попыток. Попробуйте немного позже';
    await this.budgets.spendOfAddress('client', ip, { budget: this.config.limits.client.ip, refusal });
  }

  /** 422 on `phone` while this browser has not confirmed it, or has left since. */
  async byPhone(phone: string, request: FastifyRequest, reply: FastifyReply): Promise<AccountLoggedIn> {
    const proof = await this.tokens.confirmed(request);
    const isProved = proof?.phoneIndex === this.blindIndex.of('phone', phone);
    const token = isProved
      ? await this.sessions.open({ phone, at: proof.at, userAgent: browserOf(request) })
      : null;
    return this.enter(phone, token, request, reply);
  }

  async isUsed(signature: string): Promise<boolean> {
    return this.repository.isLinkUsed(signature);
  }

  /** Null for a link that has logged in before; 422 on `phone` for one that came before its phone left everywhere. */
  async byLink(
    link: LinkEntry,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AccountLoggedIn | null> {
    const { phone, madeAt: at } = link;
    const token = await this.sessions.open({ phone, at, userAgent: browserOf(request) }, link);
    if (token === null && (await this.repository.isLinkUsed(link.signature))) return null;
    return this.enter(phone, token, request, reply);
  }

  private async enter(
    phone: string,
    token: string | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AccountLoggedIn> {
    if (token === null) {
      this.cookies.forgetPhone(reply);
      throw AppError.invalid({ phone: ['Подтвердите номер телефона кодом из СМС'] });
    }
    // A browser has one account open: the earlier session ends.
    const earlier = await this.sessions.of(request);
    if (earlier) await this.repository.end(earlier.phoneIndex, earlier.sessionId);
    this.cookies.set(reply, token);
    return { maskedPhone: maskedPhone(phone) };
  }
}

function browserOf(request: FastifyRequest): string | undefined {
  return request.headers['user-agent'];
}
