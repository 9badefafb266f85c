import { describe, expect, it } from '@jest/globals';
import { carBrands } from '@polden/reference-data';
import { carProblem } from './index.ts';

const year = new Date().getFullYear();

describe('a car', () => {
  it.each([
    ['LADA (ВАЗ)', 12, null],
    ['LADA (ВАЗ)', 13, /не старше 12 лет/u],
    ['lada', 13, /не старше 12 лет/u],
    [' Лада Веста', 13, /не старше 12 лет/u],
    ['УАЗ', 13, /не старше 12 лет/u],
    ['Москвич', 13, /не старше 12 лет/u],
    ['Toyota', 20, null],
    ['ГАЗ', 20, null],
  ])('«%s» of %d years', (mark, age, problem) => {
    const told = carProblem(mark, year - age);
    if (problem === null) expect(told).toBeNull();
    else expect(told).toMatch(problem);
  });

  it('is known as domestic by the names of the list, lorries aside', () => {
    const domestic = carBrands().filter(({ name }) => carProblem(name, year - 20) !== null);
    expect(domestic.map(({ name }) => name).sort()).toEqual(['LADA (ВАЗ)', 'Москвич', 'УАЗ']);
  });

  it('of which something is not told yet is no problem', () => {
    expect([carProblem(undefined, year - 20), carProblem('LADA', undefined)]).toEqual([null, null]);
  });
});
