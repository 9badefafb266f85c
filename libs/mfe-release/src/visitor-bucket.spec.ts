import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { armOf, armsOf } from './visitor-bucket.ts';
import { isVisitor } from './visitor-id.ts';

// The same in each run: a share of random ones is off by that much once in six hundred.
const visitors = Array.from({ length: 100_000 }, (_, index) => visitorOf(index));
const chosen = (share: number, remote = 'mfe-lending') =>
  visitors.filter((visitor) => armOf(visitor, remote, { salt: 'spring', share }) === 'canary');

function visitorOf(index: number): string {
  const hex = createHash('sha256').update(`visitor ${index}`).digest('hex');
  const id = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `7${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return id.join('-');
}

describe('the visitors of a canary', () => {
  it('are known by their ids', () => {
    expect(visitors.every(isVisitor)).toBe(true);
  });

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

  it('are compared with as many others, who are in nothing else', () => {
    const control = (share: number) =>
      visitors.filter((visitor) => armOf(visitor, 'mfe-lending', { salt: 'spring', share }) === 'control');
    const percent = (control(1_000).length / visitors.length) * 100;
    expect(percent).toBeGreaterThan(9.7);
    expect(percent).toBeLessThan(10.3);
    expect(control(8_000).length / visitors.length).toBeLessThan(0.21);
    expect(control(10_000)).toEqual([]);
    expect([500, 5_000, 9_000, 10_000].map((share) => armsOf({ share, targeted: false }))).toEqual([
      3, 2, 2, 1,
    ]);
    expect(armsOf({ share: 10_000, targeted: true })).toBe(2);
  });

  it('are the same in every process', () => {
    const known = ['a', 'b', 'c', 'd'].map(
      (visitor) => armOf(visitor, 'mfe-lending', { salt: 's', share: 5_000 }) === 'canary',
    );
    expect(known).toEqual(KNOWN);
  });
});

/** Computed once; a change of it would move every visitor of every running canary. */
const KNOWN = [false, false, true, true];
