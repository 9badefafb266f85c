import { expect, it } from '@jest/globals';
import { slowdownFor } from './cpu-slowdown.ts';

it.each([
  [100, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1_050, 2.5],
  [1_300, 3],
  [1_533, 4],
  [2_000, 4],
])('a machine of the index %s is slowed %s times', (index, slowdown) => {
  expect(slowdownFor(index)).toBe(slowdown);
});
