import type { CrmDecision } from './crm-driver.ts';

const MAX_SUM = 100_000_000;
const MAX_TERM = 10_000;

/**
 * The answer of `GET /in/v1/credit-limit/{id}`: `{status: 'progress', percents?, secondsLeft?}`,
 * `{status: 'approved', revision?, limit?: {sum, monthCount?, days?}}` or `{status: 'refused', revision?}`.
 * Throws on anything else: what a CRM says is checked as what a visitor says.
 */
export function readDecision(answer: unknown): CrmDecision {
  const fields = Object(answer) as Record<string, unknown>;
  const revision = wholeUpTo(fields['revision'], 2);
  switch (fields['status']) {
    case 'progress':
      return {
        status: 'progress',
        percents: wholeUpTo(fields['percents'], 100),
        secondsLeft: wholeUpTo(fields['secondsLeft'], 86_400),
      };
    case 'approved':
      return { status: 'approved', revision, limit: limitOf(fields['limit']) };
    case 'refused':
      return { status: 'refused', revision };
    default:
      throw new Error('The CRM gave an answer that is no decision');
  }
}

function limitOf(value: unknown) {
  const fields = Object(value) as Record<string, unknown>;
  const sum = wholeUpTo(fields['sum'], MAX_SUM);
  if (sum === null) return null;
  return {
    sum,
    monthCount: wholeUpTo(fields['monthCount'], MAX_TERM),
    days: wholeUpTo(fields['days'], MAX_TERM),
  };
}

function wholeUpTo(value: unknown, max: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max ? value : null;
}
