import { createHmac } from 'node:crypto';
import { type Acknowledgement, askDelivery, type DeliveryRef, sendDelivery } from './crm-calls.ts';
import type { CrmCall, CrmDecision, CrmDriver, CrmLead } from './crm-driver.ts';

export interface WebhookOptions {
  url: string;
  secret: string;
}

/**
 * POST of the lead to one address. `X-Signature` is `t=<seconds>,v1=<hex>`: the HMAC-SHA-256 of `<seconds>.<body>`,
 * by which the receiver knows us and tells an old message from a new one. GET with `?key=` asks what became of a
 * delivery; the key stands in place of the body.
 */
export class WebhookCrmDriver implements CrmDriver {
  readonly ability = 'accepts';
  private readonly options: WebhookOptions;

  constructor(options: WebhookOptions) {
    this.options = options;
  }

  deliver(lead: CrmLead, { key, timeoutMs }: CrmCall): Promise<Acknowledgement> {
    const body = JSON.stringify(lead);
    const headers = {
      'X-Signature': this.signature(body),
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Idempotency-Key': key,
    };
    return sendDelivery(this.options.url, { headers, body, timeoutMs }, { leadId: lead.id, key });
  }

  outcome(ref: DeliveryRef, timeoutMs: number): Promise<Acknowledgement | null> {
    const address = new URL(this.options.url);
    address.searchParams.set('key', ref.key);
    const headers = { 'X-Signature': this.signature(ref.key), Accept: 'application/json' };
    return askDelivery(address.href, { headers, timeoutMs }, ref);
  }

  async decision(): Promise<CrmDecision> {
    return { status: 'progress', percents: null, secondsLeft: null };
  }

  private signature(text: string): string {
    const seconds = Math.floor(Date.now() / 1000);
    const mac = createHmac('sha256', this.options.secret).update(`${seconds}.${text}`).digest('hex');
    return `t=${seconds},v1=${mac}`;
  }
}
