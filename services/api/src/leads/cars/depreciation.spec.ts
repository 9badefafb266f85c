import { describe, expect, it } from '@jest/globals';
import { carModels, carPrice } from '@polden/reference-data';
import { carCost } from './depreciation.ts';

const NEW = { base: 2_000_000, retention: 'usual' } as const;

describe('the cost of a car', () => {
  it.each([
    [0, 2_000_000],
    [1, 1_700_000],
    [5, 1_115_000],
    [10, 735_000],
    [40, 115_000],
  ])('of %i years with the usual mileage is %i ₽', (age, cost) => {
    expect(carCost(NEW, age)).toBe(cost);
    if (age > 0) expect(carCost(NEW, age, age * 15_000)).toBe(cost);
  });

  it('falls faster for some brands than for others', () => {
    const after = (retention: 'keeps' | 'usual' | 'falls') => carCost({ ...NEW, retention }, 5);
    expect([after('keeps'), after('usual'), after('falls')]).toEqual([1_261_000, 1_115_000, 917_000]);
  });

  it('changes with the mileage, within bounds', () => {
    expect(carCost(NEW, 5, 125_000)).toBe(1_004_000);
    expect(carCost(NEW, 5, 25_000)).toBe(1_199_000);
    expect(carCost(NEW, 5, 0)).toBe(1_227_000);
    expect(carCost(NEW, 5, 999_000)).toBe(837_000);
  });

  it('of every model never grows with the years and is never nothing', () => {
    for (const { id, brandId } of carModels()) {
      const price = carPrice(brandId, id) ?? NEW;
      const costs = Array.from({ length: 41 }, (_, age) => carCost(price, age));
      costs.reduce((before, cost) => {
        expect(cost).toBeLessThanOrEqual(before);
        return cost;
      });
      expect(costs.at(-1)).toBeGreaterThanOrEqual(price.base * 0.049);
    }
  });
});
