import { Injectable } from '@nestjs/common';
import type { PersonalCopy } from '@polden/api-contract';
import { type Client, ClientSessions } from '../../clients/index.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AccountSubscriptions, Consents, OwnRequests, OwnSignatures } from '../../leads/index.ts';
import { ErasureRequests } from '../requests/erasure-requests.ts';
import { OwnReviews } from './own-reviews.ts';

/** Everything that is kept of a client's phone, and nothing of anybody else. */
@Injectable()
export class PersonalCopies {
  constructor(
    private readonly config: ApiConfig,
    private readonly requests: OwnRequests,
    private readonly signatures: OwnSignatures,
    private readonly reviews: OwnReviews,
    private readonly consents: Consents,
    private readonly subscriptions: AccountSubscriptions,
    private readonly erasures: ErasureRequests,
    private readonly sessions: ClientSessions,
  ) {}

  async of(client: Client): Promise<PersonalCopy> {
    const { phone, phoneIndex } = client;
    const { items: consents, messages } = await this.consents.of(client);
    const subscriptions = await this.subscriptions.whole(phoneIndex);
    const sessions = await this.sessions.list(client);
    return {
      from: this.config.brand.legal.name,
      madeAt: new Date().toISOString(),
      phone,
      requests: await this.requests.of(phoneIndex),
      namedByOthersAt: await this.requests.namedAt(phoneIndex),
      signatures: await this.signatures.of(phoneIndex),
      reviews: await this.reviews.of(phoneIndex),
      consents: consents.map(({ title, edition, givenAt, channel, withdrawnAt }) => ({
        title,
        edition,
        givenAt,
        channel,
        withdrawnAt,
      })),
      messagesOff: (['sms', 'mail'] as const).filter((channel) => !messages[channel]),
      subscriptions: subscriptions.map(({ email, status, askedAt }) => ({ email, status, askedAt })),
      erasureRequests: await this.erasures.all(phone),
      sessions: sessions.map(({ createdAt, seenAt, device }) => ({ startedAt: createdAt, seenAt, device })),
    };
  }
}
