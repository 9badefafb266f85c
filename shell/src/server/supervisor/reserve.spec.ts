import type { Worker } from 'node:cluster';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Reserve } from './reserve.ts';
import type { ServingProcess } from './serving-process.ts';

const AGAIN_MS = 60_000;
const processOf = (id: number, isReady: boolean) =>
  ({
    worker: { id, isConnected: () => false } as Worker,
    isReady,
    isBlocked: false,
  }) as unknown as ServingProcess;

const serving = processOf(1, true);
/** What the next start of one in reserve comes to. */
let start: () => ServingProcess;
let reserve: Reserve;
let missing: number;

const wanting = (isWanted: boolean) =>
  new Reserve({
    isWanted,
    start: () => start(),
    onChange: () => undefined,
    onMissing: () => void (missing += 1),
  });
/** Whether what has ended a process may be tried again. */
const mayTry = () => reserve.update(1, [serving]);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  missing = 0;
  reserve = wanting(true);
});

afterEach(() => {
  reserve.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('what has ended a process is tried again', () => {
  it('when enough serve and one in reserve is ready', () => {
    start = () => processOf(2, false);
    expect(mayTry()).toBe(false);
    jest.advanceTimersByTime(AGAIN_MS);
    expect(mayTry()).toBe(false);
    start = () => processOf(3, true);
    reserve.replace(0);
    jest.advanceTimersByTime(1);
    expect(mayTry()).toBe(true);
  });

  it('where nothing is kept in reserve, as soon as enough serve', () => {
    reserve = wanting(false);
    expect(mayTry()).toBe(true);
    expect(reserve.update(2, [serving])).toBe(false);
  });

  it('where none can be started, as if none were wanted', () => {
    start = () => {
      throw new Error('no room');
    };
    expect(mayTry()).toBe(false);
    jest.advanceTimersByTime(2_000);
    expect(missing).toBe(1);
    expect(mayTry()).toBe(true);
  });

  it('where each ends before it is ready, until one is', () => {
    start = () => processOf(2, false);
    mayTry();
    jest.advanceTimersByTime(2_000);
    start = () => processOf(3, false);
    reserve.noteEnded(100);
    expect(mayTry()).toBe(true);
    jest.advanceTimersByTime(100);
    expect(mayTry()).toBe(true);
  });
});
