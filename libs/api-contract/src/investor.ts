export const INVESTOR_PATHS = {
  /** GET → InvestorCalcOptions. */
  calcOptions: 'investor/calc-options',
  /** GET → Bond[], in their order. */
  bonds: 'bonds/index',
  /** GET → text/calendar: coupons, offers and maturities of all issues; to subscribe to. */
  bondCalendar: 'bonds/calendar.ics',
  /** GET bonds/calendar/{id} → text/calendar of one issue, as a file. */
  bondCalendarOf: 'bonds/calendar',
} as const;

/** As the specification numbers them: 0 a natural person, 1 a legal one. */
export type InvestorEntityId = 0 | 1;
/** 1: interest is paid every month; 2: with the sum at the end of the term. */
export type ProfitOptionId = 1 | 2;

/** What investors are offered now; everything is empty while nothing is. */
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
  /** Simple interest, percent a year; what has no rate here is not offered. */
  rates: { entity: InvestorEntityId; profitOption: ProfitOptionId; months: number; percent: number }[];
  /** YYYY-MM-DD: the day on which staff changed any of this last; null while nothing is offered. */
  asOf: string | null;
}

export interface Bond {
  id: number;
  ticker: string;
  numberIssue: string;
  /** Percent a year. */
  coupon: number;
  /** Whole roubles. */
  volume: number;
  /** YYYY-MM-DD. */
  dateBeforeOffer: string;
  /** Year of the issue. */
  currentYear: number;
  /** Years to maturity. */
  year: number;
  /** Face value of one bond, whole roubles. */
  nominal: number;
  /** YYYY-MM-DD; null until it is known, and with it every coupon. */
  placedOn: string | null;
  /** 1, 2, 4 or 12. */
  couponsAYear: number;
  /** YYYY-MM-DD: the day on which staff changed any of this last. */
  asOf: string;
}
