import { describe, expect, it } from '@jest/globals';
import { neverShownAs } from './never-shown.ts';
import { blogPost, review } from './types/index.ts';

describe('what visitors never see', () => {
  it('is called by its kind', () => {
    expect(neverShownAs(review, { type: 'feedback' })).toBe('Обращение');
    expect(neverShownAs(review, { type: 'review' })).toBeNull();
  });

  it('is nothing of a type whose state alone decides', () => {
    expect(neverShownAs(blogPost, { type: 'feedback' })).toBeNull();
  });
});
