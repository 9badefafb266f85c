import { getJson } from '../../core/outgoing/read-json.ts';
import { type Acknowledgement, askDelivery, type DeliveryRef, sendDelivery } from './crm-calls.ts';
import type { CrmCall, CrmDecision, CrmDriver, CrmLead } from './crm-driver.ts';
import type { LeadDecision } from '../storage/lead.entity.ts';

/** A visitor waits for it. */
const DECISION_TIMEOUT_MS = 2000;
const MAX_REVISION = 2;
const MAX_SUM = 100_000_000;
const MAX_TERM = 10_000;

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

/**
 * The answer of `GET /in/v1/credit-limit/{id}`: `{status: 'progress', percents?, secondsLeft?}`,
 * `{status: 'approved', revision?, limit?: {sum, monthCount?, days?}}` or `{status: 'refused', revision?}`.
 * Throws on anything else, a limit or a revision that is none included: what a CRM says is checked as what a visitor
 * says. Null is what it does not say.
 */
export function readDecision(answer: unknown): CrmDecision {
  const fields = Object(answer) as Record<string, unknown>;
  switch (fields['status']) {
    case 'progress':
      return {
        status: 'progress',
        percents: wholeUpTo(fields['percents'], 100),
        secondsLeft: wholeUpTo(fields['secondsLeft'], 86_400),
      };
    case 'approved':
      return {
        status: 'approved',
        revision: positive(fields['revision'], MAX_REVISION),
        limit: limitOf(fields['limit']),
      };
    case 'refused':
      return { status: 'refused', revision: positive(fields['revision'], MAX_REVISION) };
    default:
      throw noDecision();
  }
}

function limitOf(value: unknown): LeadDecision | null {
  if (value === undefined || value === null) return null;
  const fields = Object(value) as Record<string, unknown>;
  const sum = positive(fields['sum'], MAX_SUM);
  if (sum === null) throw noDecision();
  return {
    sum,
    monthCount: positive(fields['monthCount'], MAX_TERM),
    days: positive(fields['days'], MAX_TERM),
  };
}

/** Null for what is not said; throws for what is said and is no whole number from 1 to `max`. */
function positive(value: unknown, max: number): number | null {
  if (value === undefined || value === null) return null;
  const whole = wholeUpTo(value, max);
  if (!whole) throw noDecision();
  return whole;
}

function noDecision(): Error {
  return new Error('The CRM gave an answer that is no decision');
}

function wholeUpTo(value: unknown, max: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max ? value : null;
}
