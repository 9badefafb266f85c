/** Messages by field name, in Russian, in the order in which they should be shown. */
export type FieldErrors = Record<string, string[]>;

/** Body of every answer with a status of 400 or above. */
export interface ErrorBody {
  /** HTTP status, repeated so that a logged body says it. */
  code: number;
  /** Russian sentence that may be shown to the person. */
  message: string;
  /** Machine-readable facts, for example `{retryAfter: 60}` (seconds). */
  fields?: Record<string, string | number | boolean>;
  /** Present with status 422. */
  error_validation?: FieldErrors;
  /** Present with status 409 of an update: the thing as it stands now; and where others stand in the way: which. */
  current?: object;
}

export const API_BASE_PATH = '/api/v1/';

/** Header that makes a creating request safe to repeat. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** Header that carries the token of a confirmed phone where the cookie cannot. */
export const PHONE_VERIFICATION_HEADER = 'X-Phone-Verification';

/** Cookie of a confirmed phone: httpOnly, host-only, 30 minutes. */
export const PHONE_VERIFICATION_COOKIE = 'phone_verification';
/** Tells the browsers apart that ask for codes: a random value, of no use to anybody else. */
export const PHONE_VISITOR_COOKIE = 'phone_visitor';

/** Says which phone was confirmed in this browser: it opens nothing but codes to that phone that strangers cannot use up. */
export const PHONE_DEVICE_COOKIE = 'phone_device';

/** What is said of a driver that nobody has written, wherever one is chosen by its name. */
export function serviceNotFound(name: string): string {
  return `Requested service ${name} is not found!`;
}
