import type { ProductCode, ProductsInfo } from './products.ts';

/** What the personal account takes from the site. */
export const CONFIG_LK_PATHS = {
  /** GET → LandParams. */
  landParams: 'config-lk/land-params',
  /** GET → CalcOptions. */
  calcOptions: 'config-lk/calc-options',
} as const;

/** How the page looks from which people go on to their account. */
export interface LandParams {
  /** Whether it asks for a lead first. */
  lead: boolean;
  /** CSS colours. */
  styles: { background: string; textColor: string };
}

/** The products with their bounds, and where the calculator stands at first. */
export interface CalcOptions extends ProductsInfo {
  default: {
    type: ProductCode;
    tab: ProductCode;
    /** Whole roubles. */
    sum: number;
    /** Months. */
    period: number;
    /** The same in days. */
    periodCalc: number;
  };
}
