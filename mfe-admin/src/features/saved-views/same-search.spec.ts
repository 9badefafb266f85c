import { describe, expect, it } from '@jest/globals';
import { isSameSearch } from './same-search.ts';

describe('the query of a list', () => {
  it.each([
    ['?status=draft&sort=-updatedAt', '?sort=-updatedAt&status=draft', true],
    ['?has=image:yes&has=body:no', '?has=body:no&has=image:yes', true],
    ['?search=%D0%B0', '?search=а', true],
    ['?status=draft', '?status=published', false],
    ['?has=image:yes', '?has=image:yes&has=image:no', false],
  ])('%s and %s: the same, %s', (one, other, same) => {
    expect(isSameSearch(one, other)).toBe(same);
  });
});
