import { describe, expect, it } from '@jest/globals';
import { CITIES, cityByAlias, currentAlias, MAIN_CITY, REGIONS } from './index.ts';

const SUBDOMAIN = /^[a-z]+(-[a-z]+)*$/u;

describe('cities', () => {
  it('each have an id, a subdomain and a region of their own', () => {
    const distinct = (values: unknown[]): number => new Set(values).size;
    expect(distinct(CITIES.map(({ id }) => id))).toBe(CITIES.length);
    expect(distinct(CITIES.map(({ alias }) => alias))).toBe(CITIES.length);
    expect(CITIES.filter(({ alias }) => !SUBDOMAIN.test(alias))).toEqual([]);
    const regions = new Set(REGIONS.map(({ id }) => id));
    expect(CITIES.filter(({ regionId }) => !regions.has(regionId))).toEqual([]);
  });

  it('are found by subdomain, by a former one and, for the main site, by none', () => {
    expect(cityByAlias('kazan')).toMatchObject({ title: 'Казань', prepositional: 'Казани' });
    expect(cityByAlias('KAZAN')?.title).toBe('Казань');
    expect(cityByAlias('ekb')?.alias).toBe('ekaterenburg');
    expect(cityByAlias('voskresensk')?.alias).toBe('gorodskoy-okrug-voskresensk');
    expect(cityByAlias('')).toBe(MAIN_CITY);
    expect(cityByAlias('atlantis')).toBeUndefined();
    expect(currentAlias('spb')).toBe('spb');
    for (const alias of ['spb', 'ekaterenburg', 'astrahan']) expect(cityByAlias(alias)?.alias).toBe(alias);
  });

  it('are where people are: with the preposition that can be said', () => {
    const where = ['kazan', 'vladimir', 'volgograd', 'spb'].map((alias) => cityByAlias(alias)?.where);
    expect(where).toEqual(['в Казани', 'во Владимире', 'в Волгограде', 'в Санкт-Петербурге']);
  });
});
