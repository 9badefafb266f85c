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

/** One term for one kind of person and one payout. */
export interface InvestorRate {
  entity: InvestorEntityId;
  profitOption: ProfitOptionId;
  months: number;
  /** Simple interest, percent a year. */
  percent: number;
  /** Whole roubles. */
  minSum: number;
  /** Whole roubles. */
  maxSum: number;
}

/** What investors are offered now; everything is empty while nothing is. */
export interface InvestorCalcOptions {
  entities: {
    id: InvestorEntityId;
    title: string;
    /** Whole roubles: the least of any of its terms. */
    minSum: number;
    defaultSum: number;
  }[];
  /** Whole roubles: the most of any term. */
  maxSum: number;
  profitOptions: { id: ProfitOptionId; title: string }[];
  /** Months. */
  periods: number[];
  defaultPeriod: number;
  /** What is offered: a term with its payout, its rate and its own bounds of the sum. */
  rates: InvestorRate[];
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
  /** Parts of the face value that are returned before the maturity, by the number of the coupon; the rest is returned then. */
  repayments: { coupon: number; percent: number }[];
  /** YYYY-MM-DD: the day on which staff changed any of this last. */
  asOf: string;
}
