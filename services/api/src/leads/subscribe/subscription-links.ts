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

  /** Whole address; the link to confirm expires, the one to unsubscribe never does. */
  url(kind: SubscriptionLink, id: number): string {
    const seconds = kind === 'confirm' ? this.config.limits.subscription.confirmSeconds : undefined;
    const query = this.links.sign(`subscription-${kind}`, { id: String(id) }, seconds);
    return `${this.config.publicOrigin}${API_BASE_PATH}${SUBSCRIBE_PATHS[kind]}?${query}`;
  }

  /** Id of the subscriber; null for a link that was changed or has expired. */
  idOf(kind: SubscriptionLink, query: string): number | null {
    const fields = this.links.open(`subscription-${kind}`, query);
    return fields ? Number(fields['id']) : null;
  }
}
