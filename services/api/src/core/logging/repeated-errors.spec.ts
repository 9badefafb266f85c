import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { RepeatedErrors } from './repeated-errors.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('are in the log once each, and then as a count a minute', () => {
  const lines: unknown[] = [];
  const errors = new RepeatedErrors({ error: (line: unknown) => void lines.push(line) });
  const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const first = refused();
  const other = new Error('no such table');
  for (const error of [first, refused(), other, refused()]) errors.add(error);
  expect(lines).toEqual([first, other]);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual(['Within a minute 2 times more: Error: connect ECONNREFUSED']);
});
