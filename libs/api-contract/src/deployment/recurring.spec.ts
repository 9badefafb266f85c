import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Recurring } from './recurring.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('is said at once, counted once a minute while it goes on, and said in full when it comes anew', () => {
  const counts: number[] = [];
  const recurring = new Recurring((count) => counts.push(count));
  expect([recurring.add(), recurring.add(), recurring.add()]).toEqual([true, false, false]);
  expect(counts).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(counts).toEqual([2]);
  expect(recurring.add()).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect(counts).toEqual([2, 1]);
  jest.advanceTimersByTime(60_000);
  expect([recurring.add(), counts]).toEqual([true, [2, 1]]);
});
