import type { ErrorBody } from '@polden/api-contract';
import { HTTPError } from 'ky';
import { messageOf } from '../thrown.ts';

/** The registry refused, or could not be reached (`status` is null). */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly status: number | null;
  /** Machine-readable reason of a refusal: route-owned. Null where the registry gives none. */
  readonly code: string | null;

  constructor(status: number | null, message: string, options?: ErrorOptions & { code?: string | null }) {
    super(message, options);
    this.status = status;
    this.code = options?.code ?? null;
  }
}

/** What a failed call of ky says, as a person should read it. */
export function toRegistryError(error: unknown, registry: string): RegistryError {
  if (error instanceof HTTPError) {
    const { message, fields } = Object(error.data) as Partial<ErrorBody>;
    const { status } = error.response;
    const code = typeof fields?.['reason'] === 'string' ? fields['reason'] : null;
    return new RegistryError(status, message ?? `the registry answered ${status}`, { cause: error, code });
  }
  const reason = messageOf(error);
  return new RegistryError(null, `${registry} cannot be reached: ${reason}`, { cause: error });
}
