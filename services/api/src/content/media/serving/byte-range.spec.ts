import { describe, expect, it } from '@jest/globals';
import { byteRange } from './byte-range.ts';

describe('a part of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=0-999', { start: 0, end: 99 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-999', { start: 0, end: 99 }],
    ['bytes=100-', 'absent'],
    ['bytes=-0', 'absent'],
    ['bytes=9-3', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
    ['bytes=-', null],
    ['bytes=1.5-2', null],
    ['', null],
  ])('%j', (header, part) => {
    expect(byteRange(header, 100)).toEqual(part);
  });
});
