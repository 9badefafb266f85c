import type { ProductCode, ProductConditions } from '@polden/api-contract';

/** What texts say of a product, in its own units. */
export interface ProductFigures {
  /** Whole roubles. */
  sumMin: number;
  sumMax: number;
  /** In the unit that people see: days of a payday loan, months, years. */
  termMin: number;
  termMax: number;
  /** Percent a day or a month, the lowest one. */
  rate: number;
}

const TITLE_LOAN: ProductFigures = { sumMin: 50_000, sumMax: 1_000_000, termMin: 24, termMax: 48, rate: 2.9 };

/** The products as the lender opened with them: what texts say while the real ones cannot be read. */
export const PRODUCT_TABLE: Readonly<Record<ProductCode, ProductFigures>> = {
  installment: { sumMin: 3_000, sumMax: 100_000, termMin: 3, termMax: 12, rate: 12.745 },
  pts: TITLE_LOAN,
  pdl: { sumMin: 1_000, sumMax: 30_000, termMin: 5, termMax: 30, rate: 0.8 },
  business: { sumMin: 1_000_000, sumMax: 5_000_000, termMin: 24, termMax: 48, rate: 4.2 },
  refinance: TITLE_LOAN,
  collateral: TITLE_LOAN,
  'car-purchase': { ...TITLE_LOAN, termMin: 2, termMax: 4, rate: 4.2 },
  bank: TITLE_LOAN,
  'bank-business': { ...TITLE_LOAN, sumMax: 5_000_000, rate: 4.2 },
};

/** The figures of a product as it is now. */
export function figuresOf({ sum, terms, rates }: ProductConditions): ProductFigures {
  return {
    sumMin: sum.min,
    sumMax: sum.max,
    termMin: terms.min / terms.multiply,
    termMax: terms.max / terms.multiply,
    rate: Math.min(...rates.map(({ percent }) => percent)),
  };
}
