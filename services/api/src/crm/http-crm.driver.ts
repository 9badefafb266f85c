import { getJson } from '../outgoing/get-json.ts';
import { postJson, RefusedError } from '../outgoing/post-json.ts';
import type { CrmDecision, CrmDriver, CrmLead } from './crm-driver.ts';
import { readDecision } from './read-decision.ts';

const CONFLICT = 409;
/** A visitor waits for it. */
const DECISION_TIMEOUT_MS = 2000;

export interface HttpCrmOptions {
  /** Of the CRM, without a trailing slash. */
  url: string;
  /** Sent as Bearer. */
  token: string | null;
  timeoutMs: number;
}

/** POST of leads under their Idempotency-Key; 2xx and 409 (known already) mean accepted. */
export class HttpCrmDriver implements CrmDriver {
  readonly ability = 'decides';
  private readonly options: HttpCrmOptions;

  constructor(options: HttpCrmOptions) {
    this.options = options;
  }

  async deliver(lead: CrmLead, key: string): Promise<void> {
    const { url, timeoutMs } = this.options;
    const headersFor = () => this.authorization();
    try {
      await postJson(`${url}/in/v1/leads`, lead, { idempotencyKey: key, timeoutMs, headersFor });
    } catch (error) {
      if (!(error instanceof RefusedError && error.status === CONFLICT)) throw error;
    }
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
