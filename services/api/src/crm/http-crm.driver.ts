import { postJson, RefusedError } from '../outgoing/post-json.ts';
import type { CrmDriver, CrmLead } from './crm-driver.ts';

const CONFLICT = 409;

/** POST of the lead with its id as Idempotency-Key; 2xx and 409 (known already) mean accepted. */
export class HttpCrmDriver implements CrmDriver {
  constructor(
    private readonly url: string,
    private readonly timeoutMs: number,
  ) {}

  async deliver(lead: CrmLead): Promise<void> {
    try {
      await postJson(this.url, lead, { idempotencyKey: lead.id, timeoutMs: this.timeoutMs });
    } catch (error) {
      if (!(error instanceof RefusedError && error.status === CONFLICT)) throw error;
    }
  }
}
