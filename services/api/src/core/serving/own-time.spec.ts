import { expect, it } from '@jest/globals';
import { ownTime } from './own-time.ts';

it('stands still while the machine gives the thread no processor, and runs while it works or has nothing to do', () => {
  const told = { now: 1000, active: 100, used: 90 };
  const time = ownTime(
    () => told.active,
    () => told.used,
    () => told.now,
  );
  const begin = time();
  const pass = (ms: { idle?: number; work?: number; starved?: number }) => {
    const { idle = 0, work = 0, starved = 0 } = ms;
    told.now += idle + work + starved;
    told.active += work + starved;
    told.used += work;
    return time() - begin;
  };
  expect(pass({ idle: 50 })).toBe(50);
  expect(pass({ work: 30 })).toBe(80);
  expect(pass({ starved: 600, work: 5 })).toBe(85);
  expect(pass({ starved: 600 })).toBe(85);
  expect(pass({ idle: 15 })).toBe(100);
});

it('runs no faster than the clock of the wall does for a thread that works', () => {
  const time = ownTime();
  const [begin, wall] = [time(), performance.now()];
  while (time() - begin < 5);
  expect(time() - begin).toBeLessThanOrEqual(performance.now() - wall + 0.1);
});
