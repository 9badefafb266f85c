import type { ErrorBody } from '@polden/api-contract';

export interface Call {
  method: string;
  /** Relative to /api/v1/, without the query. */
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  bearer: string | undefined;
  idempotencyKey?: string | undefined;
}

/** The answer is lost: the table of articles has done all the same what it was asked for. */
export type Answer = { status: number; body: unknown } | 'break the connection' | 'lose the answer';

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export function invalid(field: string, message: string): Answer {
  return refusal(422, { message, error_validation: { [field]: [message] } });
}

export function refusal(status: number, body: Omit<ErrorBody, 'code'>): Answer {
  return { status, body: { code: status, ...body } };
}
