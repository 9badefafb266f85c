import { isNotConnected } from '../outgoing/is-not-connected.ts';

/** The store of files does not answer in time, is not reached, or says that the fault is its own. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

/** What the SDK calls its own deadlines and ours. */
const GIVEN_UP = ['TimeoutError', 'AbortError'];
/** Of a connection that was made, and did not last. */
const BROKEN_OFF = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** It asks for a slower pace. */
const TOO_MANY = 429;

/** The error of a call in which our part was right; null for any other. */
export function awayOf(error: unknown): StoreAwayError | null {
  if (!(error instanceof Error)) return null;
  const { code = '', $metadata = {} } = error as Answered;
  const { httpStatusCode: status = 0 } = $metadata;
  const isLost = GIVEN_UP.includes(error.name) || BROKEN_OFF.includes(code) || isNotConnected(error);
  const isAway = isLost || status >= 500 || status === TOO_MANY;
  return isAway ? new StoreAwayError('The store of files is away', { cause: error }) : null;
}

/** What the SDK adds to an error: https://docs.aws.amazon.com/AWSJavaScriptSDK/v3/latest/Package/-smithy-types/Interface/ResponseMetadata/ */
interface Answered {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}
