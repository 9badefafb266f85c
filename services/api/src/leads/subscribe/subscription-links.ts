import { Injectable } from '@nestjs/common';
import { API_BASE_PATH, SUBSCRIBE_PATHS } from '@polden/api-contract';
import { ApiConfig } from '../../core/config/api-config.ts';
import { SignedLinks } from '../../core/crypto/signed-links.ts';

export type SubscriptionLink = 'confirm' | 'unsubscribe';

/** The links of the letters: what is in them nobody else can make, and they tell nothing of the person. */
@Injectable()
export class SubscriptionLinks {
  constructor(
    private readonly links: SignedLinks,
    private readonly config: ApiConfig,
  ) {}

  /**
   * Whole address; the link to confirm expires, the one to unsubscribe never does.
   * @param account id under which an account has asked for the letters
   */
  url(kind: SubscriptionLink, id: number, account?: string): string {
    const seconds = kind === 'confirm' ? this.config.limits.subscription.confirmSeconds : undefined;
    const fields = { id: String(id), ...(account !== undefined && { account }) };
    const query = this.links.sign(`subscription-${kind}`, fields, seconds);
    return `${this.config.publicOrigin}${API_BASE_PATH}${SUBSCRIBE_PATHS[kind]}?${query}`;
  }

  /** Null for a link that was changed or has expired. */
  open(kind: SubscriptionLink, query: string): { subscriberId: number; account?: string } | null {
    const fields = this.links.open(`subscription-${kind}`, query);
    if (!fields) return null;
    const { id, account } = fields;
    return { subscriberId: Number(id), ...(account !== undefined && { account }) };
  }
}
