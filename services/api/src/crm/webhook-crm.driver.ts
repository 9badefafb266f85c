import { createHmac } from 'node:crypto';
import { postJson } from '../outgoing/post-json.ts';
import type { CrmDecision, CrmDriver, CrmLead } from './crm-driver.ts';

export interface WebhookOptions {
  url: string;
  secret: string;
  timeoutMs: number;
}

/**
 * POST of the lead to one address. `X-Signature` is `t=<seconds>,v1=<hex>`: the HMAC-SHA-256 of `<seconds>.<body>`,
 * by which the receiver knows us and tells an old message from a new one.
 */
export class WebhookCrmDriver implements CrmDriver {
  readonly ability = 'accepts';
  private readonly options: WebhookOptions;

  constructor(options: WebhookOptions) {
    this.options = options;
  }

  async deliver(lead: CrmLead, key: string): Promise<void> {
    const { url, secret, timeoutMs } = this.options;
    const sign = (body: string) => {
      const seconds = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      return { 'X-Signature': `t=${seconds},v1=${signature}` };
    };
    await postJson(url, lead, { idempotencyKey: key, timeoutMs, headersFor: sign });
  }

  async decision(): Promise<CrmDecision> {
    return { status: 'progress', percents: null, secondsLeft: null };
  }
}
