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

  it.each([
    { from: 0, before: 9, at: '02:59', quiet: 6 + 1 / 60 },
    { from: 0, before: 9, at: '09:00', quiet: 0 },
    { from: 0, before: 9, at: '23:59', quiet: 0 },
    { from: 13, before: 15, at: '12:59', quiet: 0 },
    { from: 13, before: 15, at: '13:00', quiet: 2 },
    { from: 0, before: 24, at: '12:00', quiet: 12 },
    { from: 9, before: 9, at: '09:00', quiet: 0 },
  ])('may lie within a day: from $from to $before at $at', ({ at, quiet, ...hours }) => {
    expect(secondsOfQuiet(new Date(`2026-11-22T${at}:00Z`), 0, hours)).toBe(Math.round(quiet * 3600));
  });

  it('is not where nobody minds', () => {
    expect(secondsOfQuiet(new Date('2026-11-22T21:00:00Z'), 3, null)).toBe(0);
  });
});
