import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { variantOfBucket } from '@polden/api-contract';
import { variantsFor, variantsKey } from './visitor-variants.ts';

const NAMES = ['layout-lite'] as const;
const of = (visitor: string | null, robot = false) => variantsFor(NAMES, { visitor, robot })['layout-lite'];

describe('the variant of a visitor', () => {
  it('stays the same', () => {
    for (let n = 0; n < 50; n += 1) {
      const visitor = randomUUID();
      expect(of(visitor)).toBe(of(visitor));
    }
  });

  it('is each of them for a part of the visitors', () => {
    const seen = Array.from({ length: 2_000 }, () => of(randomUUID()));
    const share = seen.filter((variant) => variant === 'control').length / seen.length;
    // 2,000 throws of a coin: five standard deviations.
    expect(Math.abs(share - 0.5)).toBeLessThan(0.056);
  });

  it('is the control for robots and for those without an id', () => {
    expect(of(null)).toBe('control');
    for (let n = 0; n < 20; n += 1) expect(of(randomUUID(), true)).toBe('control');
  });

  it('follows the weights', () => {
    const variants = [
      { name: 'a', weight: 1 },
      { name: 'b', weight: 3 },
    ];
    const experiment = { title: '', variants, goals: [], salt: '' };
    expect([0, 2_499, 2_500, 9_999].map((bucket) => variantOfBucket(experiment, bucket, 10_000))).toEqual([
      'a',
      'a',
      'b',
      'b',
    ]);
  });

  it('is part of the key of a kept page', () => {
    expect(variantsKey({})).toBe('');
    expect(variantsKey({ 'layout-lite': 'control' })).toBe('layout-lite=control');
  });
});
