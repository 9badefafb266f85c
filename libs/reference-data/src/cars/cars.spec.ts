import { describe, expect, it } from '@jest/globals';
import { carBrands, carModels, carPrice } from './cars.ts';

describe('cars', () => {
  it('are of forty brands and more, each with models and every name and number once', () => {
    expect(carBrands().length).toBeGreaterThanOrEqual(40);
    expect(new Set(carBrands().map(({ id }) => id)).size).toBe(carBrands().length);
    expect(new Set(carModels().map(({ id }) => id)).size).toBe(carModels().length);
    for (const { id } of carBrands()) {
      const names = carModels(id).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(1);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('cost new what a new car may cost', () => {
    for (const { id, brandId } of carModels()) {
      const base = carPrice(brandId, id)?.base ?? 0;
      expect(base).toBeGreaterThanOrEqual(500_000);
      expect(base).toBeLessThanOrEqual(30_000_000);
    }
  });

  it('have no price under another brand', () => {
    const [lada, other] = [1, 10];
    const [granta] = carModels(lada).filter(({ name }) => name === 'Granta');
    expect(carPrice(lada, granta?.id ?? 0)).toEqual({ base: 850_000, retention: 'keeps' });
    expect(carPrice(other, granta?.id ?? 0)).toBeUndefined();
    expect(carModels(999)).toEqual([]);
  });
});
