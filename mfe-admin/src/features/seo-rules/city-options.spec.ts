import { expect, it } from '@jest/globals';
import { CITIES } from '@polden/reference-data';
import { CITY_OPTIONS } from './city-options.ts';

it('the cities of the tester stand by their Russian names', () => {
  const labels = CITY_OPTIONS.map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'ru')));
  expect(labels).toHaveLength(CITIES.length);
  expect(labels.indexOf('Астрахань')).toBeLessThan(labels.indexOf('Воронеж'));
});
