import { describe, expect, it } from '@jest/globals';
import { costOf, MAX_FORM_COST, type PictureHeader, refusalOf } from './picture-bounds.ts';

const photo: PictureHeader = {
  format: 'jpeg',
  width: 4000,
  height: 3000,
  isAnimated: false,
  isProgressive: false,
};

describe('the bounds of pictures that visitors send', () => {
  it.each<[string, Partial<PictureHeader>]>([
    ['a photo of a telephone', {}],
    ['the largest photo of a telephone', { width: 8160, height: 6120 }],
    ['a screenshot', { format: 'png', width: 2880, height: 5120 }],
  ])('let %s through', (_what, facts) => {
    expect(refusalOf({ ...photo, ...facts })).toBeNull();
  });

  it.each<[string, Partial<PictureHeader>, RegExp]>([
    ['49 megapixels of PNG', { format: 'png', width: 7000, height: 7000 }, /до 25 мегапикселей/u],
    ['49 megapixels of AVIF', { format: 'avif', width: 7000, height: 7000 }, /до 13 мегапикселей/u],
    ['a line that is endless', { format: 'png', width: 60_000, height: 1 }, /слишком большая/u],
    ['an animation', { format: 'gif', width: 480, height: 320, isAnimated: true }, /это анимация/u],
    ['nothing', { width: 0 }, /повреждена/u],
  ])('stop %s', (_what, facts, message) => {
    expect(refusalOf({ ...photo, ...facts })).toMatch(message);
  });

  it('leave room for five photos, and none for five that are slow to decode', () => {
    expect(5 * costOf(photo)).toBeLessThan(MAX_FORM_COST);
    expect(5 * costOf({ ...photo, isProgressive: true })).toBeLessThan(MAX_FORM_COST);
    expect(5 * costOf({ ...photo, format: 'avif' })).toBeGreaterThan(MAX_FORM_COST);
    expect(5 * costOf({ ...photo, format: 'png', width: 5000, height: 5000 })).toBeGreaterThan(MAX_FORM_COST);
  });
});
