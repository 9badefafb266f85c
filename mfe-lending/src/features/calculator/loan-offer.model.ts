import type { ProductCode, ProductInfo, Promotion } from '@polden/api-contract';

/** What a page lends. */
export interface LoanOffer {
  form: FormVariant;
  /** Products in the calculator, in the order of their tabs. */
  products: readonly ProductCode[];
  /** What the calculator shows first. */
  preset: LoanPreset;
}

/** Which questions a request on the page asks. */
export type FormVariant =
  'title-loan' | 'installment' | 'pdl' | 'business' | 'car-purchase' | 'refinance' | 'collateral' | 'bank';

export interface LoanPreset {
  product: ProductCode;
  /** Whole roubles. */
  sumRubles: number;
  termDays: number;
}

/** What a part of the page calculates with. */
export interface LoanFigures {
  products: readonly ProductInfo[];
  promotion: Promotion | null;
  /** YYYY-MM-DD. */
  today: string;
}
