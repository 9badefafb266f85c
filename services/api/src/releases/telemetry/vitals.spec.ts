import { describe, expect, it } from '@jest/globals';
import { bucketOfVital, percentile75 } from './vitals.ts';

function p75(name: 'LCP' | 'CLS', values: number[]): number | null {
  const buckets = Map.groupBy(values, (value) => bucketOfVital(name, value));
  const sorted = [...buckets].sort(([a], [b]) => a - b);
  return percentile75(
    name,
    sorted.map(([bucket, { length }]) => ({ bucket, count: length })),
  );
}

describe('the 75th percentile', () => {
  it.each([
    ['LCP', 2_400],
    ['LCP', 90],
    ['CLS', 0.11],
  ] as const)('of %s is right within 5 %%: %d', (name, exact) => {
    const values = Array.from({ length: 100 }, (_, index) => (exact * (index + 1)) / 75);
    expect(Math.abs((p75(name, values) ?? 0) / exact - 1)).toBeLessThan(0.06);
  });

  it('of pages that do not move is zero', () => {
    expect(p75('CLS', [0, 0, 0, 0, 0])).toBe(0);
  });

  it('is not told of too few', () => {
    expect(p75('LCP', [1_000, 2_000, 3_000, 4_000])).toBeNull();
  });
});
