import { expect, it } from '@jest/globals';
import { backoff } from './index.ts';

it('doubles from the first failure on, and stays at the longest', () => {
  const delays = [1, 2, 3, 4, 5_000].map((failures) => backoff(failures, { first: 500, longest: 3_000 }));
  expect(delays).toEqual([500, 1_000, 2_000, 3_000, 3_000]);
});
