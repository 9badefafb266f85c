import { describe, expect, it } from '@jest/globals';
import { openState, readOpeningHours } from './opening-hours.ts';

const WEEKDAYS = 'Пн–Пт 9:00–20:00, Сб 10:00–18:00';

/** At a moment of the week that begins on Monday the 16th of November. */
function said(text: string, moment: string, timeZone = 'Europe/Moscow'): string | null {
  const hours = readOpeningHours(text);
  return hours && (openState(hours, new Date(moment), timeZone)?.words ?? null);
}

describe('the hours of an office in the words of a visitor', () => {
  it.each([
    ['2026-11-16T08:59:00+03:00', 'Откроется сегодня в 9:00'],
    ['2026-11-16T09:00:00+03:00', 'Открыто до 20:00'],
    ['2026-11-16T19:00:00+03:00', 'Закроется в 20:00'],
    ['2026-11-16T20:00:00+03:00', 'Откроется завтра в 9:00'],
    ['2026-11-20T23:00:00+03:00', 'Откроется завтра в 10:00'],
    ['2026-11-21T18:00:00+03:00', 'Откроется в понедельник в 9:00'],
    ['2026-11-22T12:00:00+03:00', 'Откроется завтра в 9:00'],
  ])('are at %s «%s»', (moment, words) => {
    expect(said(WEEKDAYS, moment)).toBe(words);
  });

  it('go by the time of the office, not of the visitor', () => {
    expect(said(WEEKDAYS, '2026-11-16T08:59:00+03:00', 'Asia/Krasnoyarsk')).toBe('Открыто до 20:00');
    expect(said(WEEKDAYS, '2026-11-15T22:00:00+03:00', 'Asia/Vladivostok')).toBe('Откроется сегодня в 9:00');
  });

  it.each(['', 'по звонку', 'Пн–Пт с девяти', 'Сб–Пн 9:00–18:00', 'Пн 20:00–9:00', 'Пн 9:00–25:00'])(
    'are left alone as «%s»',
    (text) => {
      expect(readOpeningHours(text)).toBeNull();
    },
  );

  it('cover every day in one word', () => {
    expect(said('Ежедневно 9:00–21:00', '2026-11-22T12:00:00+03:00')).toBe('Открыто до 21:00');
  });
});
