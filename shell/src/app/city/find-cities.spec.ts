import { describe, expect, it } from '@jest/globals';
import { CITIES } from '@polden/reference-data';
import { findCities, LARGE_CITIES } from './find-cities.ts';

const titles = (typed: string) => findCities(typed).flatMap(({ cities }) => cities.map(({ title }) => title));

describe('search of a city', () => {
  it('begins with all of them, by their letters', () => {
    expect(titles('')).toHaveLength(CITIES.length);
    const letters = findCities('').map(({ letter }) => letter);
    expect(letters).toEqual([...new Set(letters)].toSorted((a, b) => a.localeCompare(b, 'ru')));
  });

  it('finds by the beginning of any word, in any case, with «е» for «ё» and a space for a hyphen', () => {
    expect(titles('ново')).toEqual(['Новомосковск', 'Новосибирск']);
    expect(titles(' НОВГОРОД')).toContain('Нижний Новгород');
    expect(titles('орел')).toEqual(['Орёл']);
    expect(titles('санкт петербург')).toEqual(['Санкт-Петербург']);
    expect(titles('атлантида')).toEqual([]);
  });

  it('finds by what people call them, and in the other layout', () => {
    expect(['питер', 'СПб', 'екб', 'мск', 'нск'].map(titles)).toEqual(
      ['Санкт-Петербург', 'Санкт-Петербург', 'Екатеринбург', 'Москва', 'Новосибирск'].map((title) => [title]),
    );
    expect(titles('rfpfym')).toEqual(['Казань']);
    expect(titles('yb;ybq')).toEqual(['Нижний Новгород']);
  });

  it('has the large ones at hand', () => {
    expect(LARGE_CITIES.map(({ alias }) => alias)).toEqual(expect.arrayContaining(['msk', 'spb']));
    expect(LARGE_CITIES).toHaveLength(8);
  });
});
