import { describe, expect, it } from '@jest/globals';
import { utcOffsetOf } from '@polden/reference-data';
import { secondsOfQuiet } from './quiet-hours.ts';

const NIGHT = { from: 22, before: 9 };
const hours = (utc: string, city?: string) => secondsOfQuiet(new Date(utc), utcOffsetOf(city), NIGHT) / 3600;

describe('the night of a borrower', () => {
  it('is that of his city', () => {
    expect(hours('2026-11-22T15:00:00Z', 'Москва')).toBe(0);
    expect(hours('2026-11-22T15:00:00Z', 'Екатеринбург')).toBe(0);
    expect(hours('2026-11-22T15:00:00Z', 'Красноярск')).toBe(11);
    expect(hours('2026-11-22T15:00:00Z', 'Атлантида')).toBe(0);
    expect(hours('2026-11-22T15:00:00Z')).toBe(0);
  });

  it('lasts from ten in the evening until nine in the morning', () => {
    expect(hours('2026-11-22T18:59:59Z', 'Москва')).toBe(0);
    expect(hours('2026-11-22T19:00:00Z', 'Москва')).toBe(11);
    expect(hours('2026-11-22T21:30:00Z', 'Москва')).toBe(8.5);
    expect(hours('2026-11-23T05:30:00Z', 'Москва')).toBe(0.5);
    expect(hours('2026-11-23T06:00:00Z', 'Москва')).toBe(0);
  });

  it('is not where nobody minds', () => {
    expect(secondsOfQuiet(new Date('2026-11-22T21:00:00Z'), 3, null)).toBe(0);
  });
});
