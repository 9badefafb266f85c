import { describe, expect, it } from '@jest/globals';
import { evidenceAgainst } from './binomial-test.ts';
import { type Histogram, lowerEdge, observedEdge, upperEdge } from './quantile-bounds.ts';
import { noSample, isMismatched } from './sample-ratio.ts';

/** Each of a hundred bins the same. */
const even = (count: number): Histogram => Array.from({ length: 100 }, (_, bucket) => ({ bucket, count }));

describe('the bounds of a 75th percentile', () => {
  it('know nothing of nothing', () => {
    expect([lowerEdge([], 0.01), upperEdge([], 0.01), observedEdge([])]).toEqual([0, Infinity, null]);
  });

  it('close in on it with more values, and hold it between them', () => {
    const widths = [1, 10, 100, 1_000].map((count) => {
      const [low, high] = [lowerEdge(even(count), 0.001), upperEdge(even(count), 0.001)];
      expect(low).toBeLessThanOrEqual(75);
      expect(high).toBeGreaterThanOrEqual(75);
      return high - low;
    });
    expect([...widths].sort((a, b) => b - a)).toEqual(widths);
    expect(widths.at(-1)).toBeLessThanOrEqual(4);
  });

  it('are wider for a smaller chance of being wrong', () => {
    expect(lowerEdge(even(10), 0.0001)).toBeLessThan(lowerEdge(even(10), 0.05));
    expect(upperEdge(even(10), 0.0001)).toBeGreaterThan(upperEdge(even(10), 0.05));
  });
});

describe('evidence against a share', () => {
  it('is the ratio of the likelihoods, exactly', () => {
    // One throw of a coin tells nothing; two of a kind make the mixture of weight 2 (all shares alike) 4/3 likelier.
    expect(evidenceAgainst(0.5, { times: 1, of: 1 }, 2)).toBeCloseTo(0, 9);
    expect(evidenceAgainst(0.5, { times: 2, of: 2 }, 2)).toBeCloseTo(Math.log(4 / 3), 9);
    expect(evidenceAgainst(0.75, { times: 7_500, of: 10_000 }, 60)).toBeLessThan(0);
  });

  it('tells a sample that is not divided as it should be', () => {
    const sample = { ...noSample(1_000, new Date(0)), canary: 10_000 };
    expect(isMismatched({ ...sample, control: 10_000 })).toBe(false);
    expect(isMismatched({ ...sample, control: 10_200 })).toBe(false);
    expect(isMismatched({ ...sample, control: 11_000 })).toBe(true);
    // Nine of ten have the canary, one of ten can be the control.
    expect(isMismatched({ ...sample, share: 9_000, control: 1_111 })).toBe(false);
    expect(isMismatched({ ...sample, share: 10_000, control: 0 })).toBe(false);
  });
});
