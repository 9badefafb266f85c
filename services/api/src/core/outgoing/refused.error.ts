/** A receiver answered with a status that is not a success. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';

  constructor(
    readonly status: number,
    /** After which it may be asked again, when it says so. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`The receiver answered ${status}`);
  }
}

/** Seconds of a Retry-After, which is a number of them or a date; null for anything else. */
export function retryAfterOf(answer: Response, now = Date.now()): number | null {
  const value = answer.headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d{1,6}$/u.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}
