/** Milliseconds that a call waits for its answer, but for one that sends files. */
export const CALL_TIMEOUT_MS = 20_000;
