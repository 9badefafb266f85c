import { expect, it } from '@jest/globals';
import { localLimits } from '../config/limits.ts';
import { queues } from './queues.ts';

it('names each queue once, and a dead letter queue before those that use it', () => {
  const list = queues(localLimits.delivery);
  const names = list.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  for (const [index, { deadLetter }] of list.entries()) {
    if (deadLetter !== undefined) expect(names.slice(0, index)).toContain(deadLetter);
  }
});
