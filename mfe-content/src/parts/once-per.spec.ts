import { expect, it } from '@jest/globals';
import { oncePer } from './once-per.ts';

it('makes what belongs to an object once, and anew for an equal one', () => {
  const itemsOf = oncePer((words: readonly string[]) => words.map((word) => word.length));
  const words = ['заём', 'вклад'];
  expect(itemsOf(words)).toEqual([4, 5]);
  expect(itemsOf(words)).toBe(itemsOf(words));
  expect(itemsOf([...words])).not.toBe(itemsOf(words));
});
