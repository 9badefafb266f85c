import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { inIdleTime } from './in-idle-time.ts';

const LIMIT_MS = 2_000;
const never = new Promise<string>(() => undefined);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** After how many milliseconds a thread that has so much of its time for waiting gives up what never comes. */
async function givenUpAfter(share: number): Promise<number> {
  const began = performance.now();
  const answers: string[] = [];
  void inIdleTime(
    never,
    LIMIT_MS,
    () => 'late',
    () => (performance.now() - began) * share,
  ).then((given) => answers.push(given));
  while (answers.length === 0) await jest.advanceTimersByTimeAsync(100);
  return performance.now() - began;
}

it('gives what the work does in its time', async () => {
  expect(await inIdleTime(Promise.resolve('work'), LIMIT_MS, () => 'late')).toBe('work');
  await expect(inIdleTime(Promise.reject(new Error('broken')), LIMIT_MS, () => 'late')).rejects.toThrow(
    'broken',
  );
});

it('gives up after its time where nothing else is done', async () => {
  expect(await givenUpAfter(1)).toBe(LIMIT_MS);
});

it('counts no time in which the thread could not have taken the answer, up to three times as long', async () => {
  expect(await givenUpAfter(0.5)).toBe(2 * LIMIT_MS);
  expect(await givenUpAfter(0)).toBe(3 * LIMIT_MS);
});
