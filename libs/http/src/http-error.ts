import type { ErrorBody, FieldErrors } from '@polden/api-contract';

/** Fields of the answer that an error keeps under their own names; these are the error's own. */
const OWN = new Set(['name', 'code', 'message', 'stack', 'cause', 'requestId', '__proto__', 'constructor']);

/** What every failed call throws: status (null when no answer came), message, and the fields of the server's body. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: number | null;
  /** Under which the server has logged the call; null when no answer came. */
  readonly requestId: string | null;
  declare readonly fields: ErrorBody['fields'];
  declare readonly error_validation: FieldErrors | undefined;
  declare readonly current: ErrorBody['current'];

  /** By what it is, not by who made it: on a server each release has a class of its own. */
  static override [Symbol.hasInstance](value: unknown): value is HttpError {
    if (typeof value !== 'object' || value === null) return false;
    return 'name' in value && value.name === 'HttpError' && 'code' in value && 'requestId' in value;
  }

  /** The message is the body's, also in the envelope `{ok: false, error: {message}}`. */
  constructor(
    code: number | null,
    body: object,
    { requestId = null, ...options }: ErrorOptions & { requestId?: string | null } = {},
  ) {
    super(messageOf(body) ?? 'Request failed', options);
    this.code = code;
    this.requestId = requestId;
    for (const [name, value] of Object.entries(body)) {
      if (!OWN.has(name)) Object.defineProperty(this, name, { value, enumerable: true });
    }
  }
}

function messageOf(body: object): string | undefined {
  const { message, error } = body as { message?: unknown; error?: unknown };
  if (typeof message === 'string') return message;
  return typeof error === 'object' && error !== null ? messageOf(error) : undefined;
}
