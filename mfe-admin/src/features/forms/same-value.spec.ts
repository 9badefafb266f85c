import { describe, expect, it } from '@jest/globals';
import { isSameValue } from './same-value.ts';

describe('two values of a field', () => {
  it.each<[unknown, unknown, boolean]>([
    ['а', 'а', true],
    [null, null, true],
    [null, {}, false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ mediaId: 1, src: '/a', width: 2 }, { mediaId: 1, src: '/b', width: 3 }, true],
    [{ mediaId: 1, src: '/a' }, { mediaId: 2, src: '/a' }, false],
    [{ src: '/a' }, { src: '/b' }, false],
    [[1, 2], [1], false],
    [[1], { 0: 1 }, false],
  ])('%j and %j: %s', (a, b, same) => expect(isSameValue(a, b)).toBe(same));
});
