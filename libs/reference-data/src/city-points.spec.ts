import { describe, expect, it } from '@jest/globals';
import { CITIES, cityByAlias, kilometresBetween, MAIN_CITY, pointOf, timeZoneOf } from './index.ts';

function kilometresTo(alias: string): number {
  const [from, to] = [MAIN_CITY, cityByAlias(alias)].map((city) => city && pointOf(city));
  return from && to ? Math.round(kilometresBetween(from, to)) : NaN;
}

describe('where cities are', () => {
  it('is known of each', () => {
    expect(CITIES.filter((city) => pointOf(city) === null)).toEqual([]);
  });

  it.each([
    ['msk', 0, 0],
    ['tula', 165, 180],
    ['spb', 620, 650],
    ['novosibirsk', 2780, 2850],
  ])('puts %s between %d and %d km from Moscow', (alias, least, most) => {
    const kilometres = kilometresTo(alias);
    expect(kilometres >= least && kilometres <= most).toBe(true);
  });

  it('has a time of its own', () => {
    const hour = (alias: string) => {
      const timeZone = timeZoneOf(cityByAlias(alias) ?? MAIN_CITY);
      return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' }).format(
        new Date('2026-11-22T09:00:00Z'),
      );
    };
    expect(['msk', 'samara', 'perm', 'omsk', 'novosibirsk', 'chita', 'habarovsk'].map(hour)).toEqual([
      '12',
      '13',
      '14',
      '15',
      '16',
      '18',
      '19',
    ]);
  });
});
