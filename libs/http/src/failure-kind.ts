import type { HttpError } from './http-error.ts';

/**
 * What a failed call means for the person: `refused` with a reason, `too-often`, `slow` (no answer in time), `lost` (the
 * connection broke) or `broken` (our side). A server is never cut off from the person who waits for its page.
 */
export type FailureKind = 'refused' | 'too-often' | 'slow' | 'lost' | 'broken';

export function failureKind({ code, message }: HttpError): FailureKind {
  if (code === null) {
    if (message.includes('timeout')) return 'slow';
    return typeof document === 'undefined' ? 'broken' : 'lost';
  }
  if (code === 429) return 'too-often';
  // An English sentence is for the log.
  return code < 500 && /[а-яё]/iu.test(message) ? 'refused' : 'broken';
}
