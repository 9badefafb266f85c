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
const NO_RIGHT = 'Недостаточно прав';
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

const AT_THE_API = 'set RELEASE_REGISTRY to where the API itself answers';

/** What was found in place of a registry, with how to mend it. */
export interface OtherPlace {
  found: string;
  mend: string;
}

export function sentElsewhere(registry: string, location: string): OtherPlace {
  return { found: `${registry} sends to ${location}`, mend: AT_THE_API };
}

export function noRegistry(registry: string): OtherPlace {
  return { found: `${registry} answers as no registry does`, mend: AT_THE_API };
}

/** What a failed call of ky says, as a person should read it. `right`: what the call takes of a member of the staff. */
export function toRegistryError(error: unknown, registry: string, right?: string): RegistryError {
  if (error instanceof RegistryError) return error;
  // Success that is no JSON: a page of a site.
  if (error instanceof SyntaxError)
    return new RegistryError(200, inOneLine(noRegistry(registry)), { cause: error });
  if (error instanceof HTTPError) {
    const { message, fields, error_validation: invalid } = Object(error.data) as Partial<ErrorBody>;
    const { status, headers } = error.response;
    const elsewhere = status < 400 ? headers.get('location') : null;
    if (elsewhere !== null)
      return new RegistryError(status, inOneLine(sentElsewhere(registry, elsewhere)), { cause: error });
    const code = typeof fields?.['reason'] === 'string' ? fields['reason'] : null;
    // What the registry gives a code it says in English, though it may quote what people have written.
    const isUnderstood = message !== undefined && (code !== null || !CYRILLIC.test(message));
    const lacks =
      right !== undefined && message === NO_RIGHT
        ? `: it takes the right ${right}, which an administrator gives`
        : '';
    const said = fieldsSaid(invalid) ?? (isUnderstood ? message : `${sentenceFor(status)}${lacks}`);
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

function inOneLine({ found, mend }: OtherPlace): string {
  return `${found}: ${mend}`;
}

/** What an answer of the registry is, as far as it is looked at: a list, or an object with these fields. */
export type AnswerShape = 'list' | readonly string[];

/** The answer itself; throws RegistryError for what no registry says. */
export function expectAnswer<T>(answer: T, shape: AnswerShape, registry: string): T {
  const isOne =
    shape === 'list'
      ? Array.isArray(answer)
      : !Array.isArray(answer) && shape.every((field) => field in Object(answer));
  if (isOne) return answer;
  throw new RegistryError(200, inOneLine(noRegistry(registry)));
}
