import { expect, it } from '@jest/globals';
import { inTime } from './in-time.ts';

const never = new Promise<string>(() => undefined);

it('gives what the work gives in time, its failure too', async () => {
  expect(await inTime(Promise.resolve('work'), 60_000, () => 'late')).toBe('work');
  await expect(inTime(Promise.reject(new Error('work')), 60_000, () => 'late')).rejects.toThrow('work');
});

it('goes on without a work that takes too long', async () => {
  expect(await inTime(never, 1, () => 'late')).toBe('late');
  const fail = () => {
    throw new Error('too late');
  };
  await expect(inTime(never, 1, fail)).rejects.toThrow('too late');
});
