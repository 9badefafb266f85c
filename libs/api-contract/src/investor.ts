export const INVESTOR_PATHS = {
  /** GET → InvestorCalcOptions. */
  calcOptions: 'investor/calc-options',
} as const;

/** As the specification numbers them: 0 a natural person, 1 a legal one. */
export type InvestorEntityId = 0 | 1;
/** 1: interest is paid every month; 2: with the sum at the end of the term. */
export type ProfitOptionId = 1 | 2;

export interface InvestorCalcOptions {
  entities: {
    id: InvestorEntityId;
    title: string;
    /** Whole roubles. */
    minSum: number;
    defaultSum: number;
  }[];
  /** Whole roubles. */
  maxSum: number;
  profitOptions: { id: ProfitOptionId; title: string }[];
  /** Months. */
  periods: number[];
  defaultPeriod: number;
  /** Simple interest, percent a year, for each entity and option. */
  rates: { entity: InvestorEntityId; profitOption: ProfitOptionId; percent: number }[];
}
