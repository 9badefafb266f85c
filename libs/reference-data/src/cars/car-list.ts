/** How a brand's cars lose their price. */
export type PriceRetention = 'keeps' | 'usual' | 'falls';

/** Name and price of a new car in thousands of roubles; for a model that is no longer made, of the one in its place. */
export type ModelEntry = [number: number, name: string, price: number];

export interface BrandEntry {
  /** Kept for ever: a new brand takes the next number. */
  id: number;
  name: string;
  retention: PriceRetention;
  /** Numbers within the brand are kept for ever as well. */
  models: ModelEntry[];
}
