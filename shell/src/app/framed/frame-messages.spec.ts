import { describe, expect, it } from '@jest/globals';
import { heightIn, placeIn } from './frame-messages.ts';

describe('what a frame says', () => {
  it('is its height, or the place that is looked for', () => {
    expect(heightIn({ type: 'frame-height', height: 1200.2 })).toBe(1201);
    expect(placeIn({ type: 'frame-place', top: 0 })).toBe(0);
    expect(placeIn({ type: 'frame-height', height: 10 })).toBeNull();
  });

  it('is nothing where it is no number of pixels that a page may have', () => {
    const heights = [-1, 60_001, Number.NaN, Infinity, '100', null, undefined, { valueOf: () => 1 }];
    for (const height of heights) expect(heightIn({ type: 'frame-height', height })).toBeNull();
    for (const data of [null, undefined, 1, 'frame-height', []]) expect(heightIn(data)).toBeNull();
  });
});
