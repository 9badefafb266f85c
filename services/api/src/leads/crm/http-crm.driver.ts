import { getJson } from '../../core/outgoing/get-json.ts';
import { type Acknowledgement, askDelivery, type DeliveryRef, sendDelivery } from './crm-calls.ts';
import type { CrmCall, CrmDecision, CrmDriver, CrmLead } from './crm-driver.ts';
import { readDecision } from './read-decision.ts';

/** A visitor waits for it. */
const DECISION_TIMEOUT_MS = 2000;

export interface HttpCrmOptions {
  /** Of the CRM, without a trailing slash. */
  url: string;
  /** Sent as Bearer. */
  token: string | null;
  timeoutMs: number;
}

/** POST of leads under their Idempotency-Key, GET of what became of one under the same key. */
export class HttpCrmDriver implements CrmDriver {
  readonly ability = 'decides';
  private readonly options: HttpCrmOptions;

  constructor(options: HttpCrmOptions) {
    this.options = options;
  }

  deliver(lead: CrmLead, { key, timeoutMs }: CrmCall): Promise<Acknowledgement> {
    const headers = {
      ...this.authorization(),
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Idempotency-Key': key,
    };
    const body = JSON.stringify(lead);
    return sendDelivery(
      `${this.options.url}/in/v1/leads`,
      { headers, body, timeoutMs },
      { leadId: lead.id, key },
    );
  }

  outcome(ref: DeliveryRef, timeoutMs: number): Promise<Acknowledgement | null> {
    const headers = { ...this.authorization(), Accept: 'application/json' };
    const address = `${this.options.url}/in/v1/leads/${encodeURIComponent(ref.key)}`;
    return askDelivery(address, { headers, timeoutMs }, ref);
  }

  async decision(leadId: string): Promise<CrmDecision> {
    const timeoutMs = Math.min(DECISION_TIMEOUT_MS, this.options.timeoutMs);
    const address = `${this.options.url}/in/v1/credit-limit/${encodeURIComponent(leadId)}`;
    return readDecision(await getJson(address, { timeoutMs, headers: this.authorization() }));
  }

  private authorization(): Record<string, string> {
    const { token } = this.options;
    return token === null ? {} : { Authorization: `Bearer ${token}` };
  }
}
