/** The store of files takes calls and does not answer in time. */
export class StoreSilentError extends Error {
  override readonly name = 'StoreSilentError';
}

/** What the SDK calls its own deadlines and ours. */
const GIVEN_UP = ['TimeoutError', 'AbortError'];

/** The error of a call that was given up; null for any other. */
export function silenceOf(error: unknown): StoreSilentError | null {
  if (!(error instanceof Error) || !GIVEN_UP.includes(error.name)) return null;
  return new StoreSilentError('The store of files does not answer', { cause: error });
}
