import { describe, expect, it } from '@jest/globals';
import { isPast, lastDayOfOffer } from './last-day.ts';

describe('the last day of an offer', () => {
  it.each([
    ['a Friday in November', '2026-11-20T12:00:00+03:00', '2026-11-27'],
    ['a minute before midnight in Moscow', '2026-11-19T23:59:00+03:00', '2026-11-26'],
    ['a minute after midnight in Moscow', '2026-11-20T00:01:00+03:00', '2026-11-27'],
    ['a Saturday', '2026-11-21T12:00:00+03:00', '2026-11-27'],
    ['the last days of a year, over all its holidays', '2026-12-29T12:00:00+03:00', '2027-01-14'],
    ['a holiday at the weekend, whose day off is the Monday', '2026-03-05T12:00:00+03:00', '2026-03-13'],
    ['a holiday on a Saturday', '2026-05-07T12:00:00+03:00', '2026-05-15'],
    ['a holiday in the middle of the week', '2026-11-02T12:00:00+03:00', '2026-11-10'],
    ['New Year, with the day that was moved', '2026-01-02T12:00:00+03:00', '2026-01-16'],
  ])('is the fifth working day after %s', (_when, made, last) => {
    expect(lastDayOfOffer(new Date(made))).toBe(last);
  });

  it('ends at midnight in Moscow', () => {
    expect(isPast('2026-11-27', new Date('2026-11-27T23:59:59+03:00'))).toBe(false);
    expect(isPast('2026-11-27', new Date('2026-11-28T00:00:00+03:00'))).toBe(true);
  });
});
