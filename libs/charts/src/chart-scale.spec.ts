import { describe, expect, it } from '@jest/globals';
import { gridValues, markEvery } from './chart-scale.ts';

describe('scale of a chart', () => {
  it.each([
    [0, [0, 1]],
    [0.3, [0, 0.1, 0.2, 0.30000000000000004]],
    [7, [0, 2, 4, 6, 8]],
    [100, [0, 20, 40, 60, 80, 100]],
    [461_011, [0, 100_000, 200_000, 300_000, 400_000, 500_000]],
  ])('draws round lines up to %d', (highest, values) => {
    expect(gridValues(highest)).toEqual(values);
  });

  it.each([
    [1, 1],
    [8, 1],
    [12, 2],
    [18, 3],
    [24, 3],
    [36, 6],
    [1_000, 125],
  ])('of %d bars marks each %dth', (bars, every) => {
    expect(markEvery(bars)).toBe(every);
  });
});
