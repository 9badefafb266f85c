import { jest } from '@jest/globals';

const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Lets a test say what time it is while timers and the network go on. */
export function stopClock(): { pass: (seconds: number) => void; restore: () => void } {
  jest.useFakeTimers({ doNotFake: [...REAL] });
  return {
    pass: (seconds) => {
      jest.setSystemTime(Date.now() + seconds * 1000);
    },
    restore: () => {
      jest.useRealTimers();
    },
  };
}
