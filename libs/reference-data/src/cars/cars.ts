import { compareRussian, once } from '@polden/ru';
import { AMERICAN } from './american.ts';
import type { BrandEntry, PriceRetention } from './car-list.ts';
import { CHINESE } from './chinese.ts';
import { EUROPEAN_TRUCKS } from './european-trucks.ts';
import { EUROPEAN } from './european.ts';
import { JAPANESE } from './japanese.ts';
import { KOREAN } from './korean.ts';
import { RUSSIAN } from './russian.ts';

export interface CarBrand {
  id: number;
  name: string;
}

export interface CarModel {
  /** Unique among all brands. */
  id: number;
  name: string;
  brandId: number;
}

/** What the cost of a car is reckoned from. */
export interface CarPrice {
  /** Whole roubles: of a new car of this model, or of the one that is made in its place. */
  base: number;
  retention: PriceRetention;
}

interface Cars {
  brands: readonly CarBrand[];
  models: readonly CarModel[];
  prices: ReadonlyMap<number, { brandId: number; price: CarPrice }>;
}

const THOUSAND = 1000;
/** A model's id is its number after the brand's. */
const MODELS_OF_A_BRAND = 1000;

const ENTRIES: BrandEntry[] = [
  ...RUSSIAN,
  ...JAPANESE,
  ...KOREAN,
  ...CHINESE,
  ...EUROPEAN,
  ...EUROPEAN_TRUCKS,
  ...AMERICAN,
];

/** Made when a car is first asked about: to sort by Russian rules takes a phone tens of milliseconds. */
const cars = once(readEntries);

function readEntries(): Cars {
  const models = ENTRIES.flatMap(({ id: brandId, retention, models: entries }) =>
    entries.map(([number, name, price]) => ({
      model: { id: brandId * MODELS_OF_A_BRAND + number, name, brandId },
      price: { base: price * THOUSAND, retention },
    })),
  );
  return {
    brands: ENTRIES.map(({ id, name }) => ({ id, name })).sort((a, b) => compareRussian(a.name, b.name)),
    models: models
      .map(({ model }) => model)
      .sort((a, b) => a.brandId - b.brandId || compareRussian(a.name, b.name)),
    prices: new Map(models.map(({ model: { id, brandId }, price }) => [id, { brandId, price }])),
  };
}

/** The brands that are met on the roads of Russia, by name. */
export function carBrands(): readonly CarBrand[] {
  return cars().brands;
}

/** All models by brand and name, or those of one brand; none for a brand that is not known. */
export function carModels(brandId?: number): readonly CarModel[] {
  const { models } = cars();
  return brandId === undefined ? models : models.filter((model) => model.brandId === brandId);
}

/** Undefined for a model that is not known, or not of this brand. */
export function carPrice(brandId: number, modelId: number): CarPrice | undefined {
  const entry = cars().prices.get(modelId);
  return entry?.brandId === brandId ? entry.price : undefined;
}
