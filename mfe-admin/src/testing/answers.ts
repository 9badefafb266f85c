import type { ErrorBody } from '@polden/api-contract';

export interface Call {
  method: string;
  /** Relative to /api/v1/, without the query. */
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  bearer: string | undefined;
}

export type Answer = { status: number; body: unknown } | 'break the connection';

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export function invalid(field: string, message: string): Answer {
  return refusal(422, { message, error_validation: { [field]: [message] } });
}

export function refusal(status: number, body: Omit<ErrorBody, 'code'>): Answer {
  return { status, body: { code: status, ...body } };
}
