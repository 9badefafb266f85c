export const SALES_POINT_PATHS = {
  /** GET → string[]: cities where phones are taken, by the alphabet. */
  cities: 'smartphones-sales/cities',
  /** GET `?city=` → SalesPoint[] by name; without a city those of all. */
  names: 'smartphones-sales/names',
} as const;

export interface SalesPoint {
  id: number;
  name: string;
  city: string;
  address: string;
}
