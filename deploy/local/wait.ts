import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks again and again until the answer is true.
 * @param timeoutMs milliseconds after which the answer is false
 */
export async function waitUntil(
  question: () => boolean | Promise<boolean>,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  for (let pause = 25; ; pause = Math.min(pause * 1.5, 250)) {
    signal?.throwIfAborted();
    if (await question()) return true;
    if (Date.now() >= deadline) return false;
    await delay(pause, undefined, signal ? { signal } : {});
  }
}

/** The same, answered with false as soon as the promise is fulfilled. */
export async function waitUnlessEnded(
  question: () => boolean | Promise<boolean>,
  timeoutMs: number,
  ended: Promise<unknown>,
): Promise<boolean> {
  const gone = new AbortController();
  void ended.then(() => gone.abort());
  return waitUntil(question, timeoutMs, gone.signal).catch(() => false);
}
