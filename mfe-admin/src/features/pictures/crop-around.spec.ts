import { describe, expect, it } from '@jest/globals';
import { cropAround } from './crop-around.ts';

describe('what is seen of an image', () => {
  it.each([
    ['a wide one in a square, from the middle', [0.5, 0.5], 2, 1, '25% 0% 50% 100%'],
    ['a wide one in a square, from the left', [0, 0.5], 2, 1, '0% 0% 50% 100%'],
    ['a wide one in a square, from the right', [1, 0.5], 2, 1, '50% 0% 50% 100%'],
    ['a tall one in a square', [0.5, 0.25], 0.5, 1, '0% 12.5% 100% 50%'],
    ['one of the same shape', [0, 1], 1.5, 1.5, '0% 0% 100% 100%'],
  ])('%s', (_, [x = 0, y = 0], image, place, expected) => {
    const { left, top, width, height } = cropAround({ x, y }, image, place);
    expect([left, top, width, height].join(' ')).toBe(expected);
  });
});
