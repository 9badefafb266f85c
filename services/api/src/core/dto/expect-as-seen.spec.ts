import { describe, expect, it } from '@jest/globals';
import { expectAsSeen } from './expect-as-seen.ts';

const PRESENT = { hours: 24, margins: { LCP: 100, INP: 20 } };

describe('settings that are changed', () => {
  it.each([
    ['as they were seen', { hours: 12 }, { hours: 24 }],
    ['with the keys in another order', { margins: { INP: 1, LCP: 1 } }, { margins: { INP: 20, LCP: 100 } }],
    ['to what they are already', { hours: 24 }, { hours: 48 }],
    ['beside what others have changed', { hours: 12 }, { hours: 24, margins: { LCP: 5, INP: 5 } }],
    ['without a word of what was seen', { hours: 12 }, undefined],
  ])('%s are taken', (_, change, seen) => {
    expect(() => expectAsSeen(PRESENT, change, seen)).not.toThrow();
  });

  it('are refused with the fields that are other than they were seen', () => {
    const late = () => expectAsSeen(PRESENT, { hours: 12, margins: { LCP: 1, INP: 1 } }, { hours: 48 });
    expect(late).toThrow(expect.objectContaining({ status: 409, fields: { changed: 'hours' } }));
  });
});
