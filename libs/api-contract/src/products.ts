export const PRODUCTS_PATH = 'products-info';

export const PRODUCT_CODES = [
  'installment',
  'pts',
  'pdl',
  'business',
  'refinance',
  'collateral',
  'car-purchase',
  'bank',
  'bank-business',
] as const;
export type ProductCode = (typeof PRODUCT_CODES)[number];

/** What a request for each is called where its client reads of it. */
export const LOAN_NAMES: Record<ProductCode, string> = {
  installment: 'Заём в рассрочку',
  pts: 'Заём под ПТС',
  pdl: 'Заём до зарплаты',
  business: 'Заём бизнесу',
  refinance: 'Рефинансирование',
  collateral: 'Заём под залог',
  'car-purchase': 'Заём на покупку авто',
  bank: 'Заём клиенту банка-партнёра',
  'bank-business': 'Заём бизнесу со счётом в банке-партнёре',
};

/** Russian word forms: 1 месяц, 2 месяца, 5 месяцев. */
export interface TermWordForms {
  single: string;
  more: string;
  many: string;
}

export interface ProductRate {
  /** Applies to terms of at least this many days. */
  fromDays: number;
  /** Percent per `unit`. */
  percent: number;
  unit: 'day' | 'month';
}

/** What a loan is given on. */
export interface ProductConditions {
  product: ProductCode;
  /** Tab title. */
  title: string;
  /** Days; shown as `value / multiply` in the unit of `termsDesc` (multiply is 360 for years, 30 for months, 1 for days). */
  terms: { min: number; max: number; step: number; default: number; multiply: number };
  /** Whole roubles. */
  sum: { min: number; max: number; step: number; default: number };
  termsDesc: TermWordForms;
  additionalSteps: number;
  /** Ascending by `fromDays`. */
  rates: ProductRate[];
  /**
   * Average full cost (ПСК) of such loans, percent a year, as the Bank of Russia publishes it for the quarter: with a third
   * on top it caps the cost. Null or absent where only the yearly cap binds.
   */
  marketAveragePercent?: number | null;
}

export interface ProductInfo extends ProductConditions {
  /** Lowest and highest full cost (ПСК) over the sums and terms, promotion included, percent a year: what an advert says. */
  fullCost: { min: number; max: number };
}

/** A period without interest. */
export interface Promotion {
  name: string;
  product: ProductCode;
  /** Days. */
  term: { min: number; max: number };
  /** Whole roubles. */
  sum: { min: number; max: number };
  link: string;
}

export interface ProductsInfo {
  products: ProductInfo[];
  promotion: Promotion | null;
}
