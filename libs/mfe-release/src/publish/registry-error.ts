import type { ErrorBody, FieldErrors } from '@polden/api-contract';
import { HTTPError, TimeoutError } from 'ky';
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

/** What the API says to the staff, who read it in Russian; pipelines are spoken to in one language. */
const CYRILLIC = /\p{Script=Cyrillic}/u;
const SENTENCES: Readonly<Record<number, string>> = {
  400: 'the registry cannot read the call: this command may be of another checkout than the registry',
  401: 'the token is not known, or has been revoked: take one that is valid',
  403: 'this token has no right to do that',
  404: 'there is no such thing in the registry',
  413: 'the call is too large',
  422: 'the registry refuses the call as it is written',
  429: 'too many calls: wait a minute',
  503: 'the registry has no room or no database just now: try again in a minute',
};

function sentenceFor(status: number): string {
  return SENTENCES[status] ?? `the registry answered ${status}`;
}

/** `reason: Say why in a word or two`; of what is said in Russian the name of the field. Null where none is named. */
function fieldsSaid(invalid: FieldErrors | undefined): string | null {
  const fields = Object.entries(invalid ?? {}).map(([field, messages]) => {
    const understood = messages.find((message) => !CYRILLIC.test(message));
    return `${field}: ${understood ?? 'the registry does not take this value'}`;
  });
  return fields.length === 0 ? null : fields.join('; ');
}

/** What a failed call of ky says, as a person should read it. */
export function toRegistryError(error: unknown, registry: string): RegistryError {
  if (error instanceof HTTPError) {
    const { message, fields, error_validation: invalid } = Object(error.data) as Partial<ErrorBody>;
    const { status, headers } = error.response;
    const elsewhere = status < 400 ? headers.get('location') : null;
    if (elsewhere !== null) {
      const said = `${registry} sends to ${elsewhere}: set RELEASE_REGISTRY to where the API itself answers`;
      return new RegistryError(status, said, { cause: error });
    }
    const code = typeof fields?.['reason'] === 'string' ? fields['reason'] : null;
    // What the registry gives a code it says in English, though it may quote what people have written.
    const isUnderstood = message !== undefined && (code !== null || !CYRILLIC.test(message));
    const said = fieldsSaid(invalid) ?? (isUnderstood ? message : sentenceFor(status));
    return new RegistryError(status, said, { cause: error, code });
  }
  if (error instanceof TimeoutError)
    return new RegistryError(
      null,
      `${registry} does not answer: it is reached, but nothing comes within seconds`,
      {
        cause: error,
      },
    );
  const reason = messageOf(error);
  return new RegistryError(null, `${registry} cannot be reached: ${reason}`, { cause: error });
}
