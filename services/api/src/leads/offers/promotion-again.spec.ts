import { describe, expect, it } from '@jest/globals';
import { isPromotionUsed, promotionAgain } from './promotion-again.ts';

describe('another loan without interest', () => {
  it.each([
    ['2026-03-10T12:00:00+03:00', '2026-09-10'],
    ['2026-03-10T00:30:00+03:00', '2026-09-10'],
    ['2026-03-10T23:30:00+03:00', '2026-09-10'],
    ['2026-08-31T12:00:00+03:00', '2027-02-28'],
  ])('after one of %s is there from %s on', (signed, day) => {
    const taken = new Date(signed);
    expect(promotionAgain(taken)).toBe(day);
    const from = Date.parse(`${day}T00:00:00+03:00`);
    expect(isPromotionUsed(taken, new Date(from - 1))).toBe(true);
    expect(isPromotionUsed(taken, new Date(from))).toBe(false);
  });
});
