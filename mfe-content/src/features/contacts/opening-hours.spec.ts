import { describe, expect, it } from '@jest/globals';
import { openState, readOpeningHours } from './opening-hours.ts';

const WEEKDAYS = 'Пн–Пт 9:00–20:00, Сб 10:00–18:00';

/** At a moment of the week that begins on Monday the 16th of November. */
function said(text: string, moment: string, timeZone = 'Europe/Moscow'): string | null {
  const hours = readOpeningHours(text);
  return hours && openState(hours, new Date(moment), timeZone).words;
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

  it.each([
    '',
    'по звонку',
    '9:00–18:00',
    'Пн–Пт с девяти',
    'Сб–Пн 9:00–18:00',
    'Пн 9:00–25:00',
    'Пн 9:00–24:30',
    'Пн 9:75–18:00',
  ])('are left alone as «%s»', (text) => {
    expect(readOpeningHours(text)).toBeNull();
  });

  it.each([
    ['2026-11-16T10:00:00+03:00', 'Открыто до 13:00'],
    ['2026-11-16T13:00:00+03:00', 'Откроется сегодня в 14:00'],
    ['2026-11-16T17:30:00+03:00', 'Закроется в 18:00'],
    ['2026-11-16T18:00:00+03:00', 'Откроется завтра в 9:00'],
  ])('have a lunch break: at %s «%s»', (moment, words) => {
    expect(said('Пн–Вс 9:00–13:00, 14:00–18:00', moment)).toBe(words);
    expect(said('Пн–Вс 9:00–13:00, Пн–Вс 14:00–18:00', moment)).toBe(words);
  });

  it.each([
    ['2026-11-20T23:00:00+03:00', 'Открыто до 2:00'],
    ['2026-11-21T01:30:00+03:00', 'Закроется в 2:00'],
    ['2026-11-22T23:00:00+03:00', 'Открыто до 2:00'],
    ['2026-11-23T01:59:00+03:00', 'Закроется в 2:00'],
    ['2026-11-23T02:00:00+03:00', 'Откроется в пятницу в 20:00'],
  ])('go past midnight: at %s «%s»', (moment, words) => {
    expect(said('Пт–Вс 20:00–2:00', moment)).toBe(words);
  });

  it.each([
    ['Ежедневно 0:00–24:00', '2026-11-16T12:00:00+03:00', 'Круглосуточно'],
    ['Пн–Вс 8:00–8:00', '2026-11-22T23:59:00+03:00', 'Круглосуточно'],
    ['Пн–Пт 9:00–24:00', '2026-11-16T12:00:00+03:00', 'Открыто до 24:00'],
    ['Пн 9:00–24:00, Вт 0:00–3:00', '2026-11-16T23:30:00+03:00', 'Открыто до 3:00'],
    ['Пн–Пт 0:00–24:00', '2026-11-16T12:00:00+03:00', 'Открыто'],
    ['Пн–Пт 0:00–24:00', '2026-11-20T12:00:00+03:00', 'Открыто до 24:00'],
  ])('are whole days: «%s» at %s «%s»', (text, moment, words) => {
    expect(said(text, moment)).toBe(words);
  });

  it('of one day stand for those of all days', () => {
    const text = 'Ежедневно 9:00–20:00, Вс 10:00–16:00';
    expect(said(text, '2026-11-22T09:30:00+03:00')).toBe('Откроется сегодня в 10:00');
    expect(said(text, '2026-11-22T12:00:00+03:00')).toBe('Открыто до 16:00');
  });

  it('cover every day in one word', () => {
    expect(said('Ежедневно 9:00–21:00', '2026-11-22T12:00:00+03:00')).toBe('Открыто до 21:00');
  });
});
