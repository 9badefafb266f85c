export const CAR_PATHS = {
  /** POST CarCostRequest → CarCost: what a car is worth, roughly. */
  cost: 'car/index',
} as const;

export interface CarCostRequest {
  /** Of carBrands() in reference-data. */
  brandId: number;
  /** Of carModels(brandId) in reference-data. */
  modelId: number;
  /** Year of make: not after the present one, at most 40 years ago. */
  year: number;
  /** Kilometres; when absent, the usual mileage of that age. */
  mileage?: number;
}

export interface CarCost {
  /** Whole roubles, rounded to thousands. */
  cost: number;
  currency: 'RUB';
}
