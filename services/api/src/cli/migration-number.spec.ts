import { expect, it } from '@jest/globals';
import { migrations } from '../migrations/index.ts';
import { migrationNumber } from './migration-number.ts';

const FILES = ['1796800000000-a.ts', '1796805000000-b.ts', 'index.ts', 'content-types', 'b.int-spec.ts'];

it('numbers a migration above the newest, even one that is ahead of the clock', () => {
  expect(migrationNumber(FILES, 1_795_000_000_000)).toBe(1_796_805_001_000);
});

it('numbers it by the clock once that has passed the newest', () => {
  expect(migrationNumber(FILES, 1_800_000_000_000)).toBe(1_800_000_000_000);
  expect(migrationNumber([], 1_800_000_000_000)).toBe(1_800_000_000_000);
});

it('finds the migrations listed in the order in which they run', () => {
  const numbers = migrations.map(({ name }) => Number(/\d+$/u.exec(name)?.[0]));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(numbers.length);
});
