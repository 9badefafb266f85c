import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isInCanary } from './visitor-bucket.ts';

const visitors = Array.from({ length: 100_000 }, () => randomUUID());
const chosen = (share: number, remote = 'mfe-lending') =>
  visitors.filter((visitor) => isInCanary(visitor, remote, { salt: 'spring', share }));

describe('the visitors of a canary', () => {
  it('are 10 % ± 0.3 points of 100,000 at 10 %', () => {
    const percent = (chosen(1_000).length / visitors.length) * 100;
    expect(percent).toBeGreaterThan(9.7);
    expect(percent).toBeLessThan(10.3);
  });

  it('are nobody at 0 % and everybody at 100 %', () => {
    expect(chosen(0)).toEqual([]);
    expect(chosen(10_000)).toEqual(visitors);
  });

  it('stay in when the share is widened', () => {
    const wide = new Set(chosen(2_500));
    expect(chosen(1_000).filter((visitor) => !wide.has(visitor))).toEqual([]);
  });

  it('are others for another remote', () => {
    const lending = new Set(chosen(1_000));
    const both = chosen(1_000, 'mfe-content').filter((visitor) => lending.has(visitor));
    expect(both.length / lending.size).toBeLessThan(0.15);
  });

  it('are the same in every process', () => {
    const known = ['a', 'b', 'c', 'd'].map((visitor) =>
      isInCanary(visitor, 'mfe-lending', { salt: 's', share: 5_000 }),
    );
    expect(known).toEqual(KNOWN);
  });
});

/** Computed once; a change of it would move every visitor of every running canary. */
const KNOWN = [false, false, true, true];
