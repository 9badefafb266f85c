const YEAR_DAYS = 365;
const MONTHS_IN_YEAR = 12;

/** Limits of the law on consumer loans that are made while it is in force. */
export interface ConsumerCaps {
  /** First day, YYYY-MM-DD. */
  since: string;
  /** Highest interest, percent a day: 353-ФЗ ст. 5 ч. 23. */
  dailyRatePercent: number;
  /** Highest full cost (ПСК), percent a year; the market average plus a third may be lower: 353-ФЗ ст. 6 ч. 11. */
  fullCostPercent: number;
  /** Highest interest of a loan of up to a year in all, percent of the loan: 353-ФЗ ст. 5 ч. 24. */
  overpaymentPercent: number;
}

/** Newest first. Dated configuration: a lawyer confirms it before production. */
const CONSUMER_CAPS: readonly ConsumerCaps[] = [
  { since: '2026-04-01', dailyRatePercent: 0.8, fullCostPercent: 292, overpaymentPercent: 100 },
  { since: '2023-07-01', dailyRatePercent: 0.8, fullCostPercent: 292, overpaymentPercent: 130 },
  { since: '2020-01-01', dailyRatePercent: 1, fullCostPercent: 365, overpaymentPercent: 150 },
];

/** The limits on the day of a contract, YYYY-MM-DD; null before the first day known here. */
export function consumerCaps(contractDay: string): ConsumerCaps | null {
  return CONSUMER_CAPS.find(({ since }) => contractDay >= since) ?? null;
}

/**
 * How much interest a consumer loan may ever accrue, percent of the loan; null when it is longer than a year
 * or was made before the first cap known here.
 *
 * @param contractDay YYYY-MM-DD
 */
export function overpaymentCapPercent(contractDay: string, termDays: number): number | null {
  return termDays > YEAR_DAYS ? null : (consumerCaps(contractDay)?.overpaymentPercent ?? null);
}

/**
 * Highest full cost of a consumer loan, percent a year: the lower of the yearly cap and the market average plus a third
 * (353-ФЗ ст. 6 ч. 11).
 *
 * @param marketAveragePercent of loans of this kind, as the Bank of Russia publishes it for the quarter; null when it
 * does not bind
 */
export function fullCostCapPercent(caps: ConsumerCaps, marketAveragePercent: number | null): number {
  return marketAveragePercent === null
    ? caps.fullCostPercent
    : Math.min(caps.fullCostPercent, (marketAveragePercent * 4) / 3);
}

/**
 * Highest rate of a consumer loan, percent a day or a month, so that neither the daily cap nor the full cost cap is
 * exceeded. Both are simple: a payday loan costs its daily rate 365 times a year, an annuity its monthly rate twelve times.
 */
export function highestRatePercent(
  caps: ConsumerCaps,
  unit: 'day' | 'month',
  marketAveragePercent: number | null,
): number {
  const periods = unit === 'day' ? YEAR_DAYS : MONTHS_IN_YEAR;
  const byDay = unit === 'day' ? caps.dailyRatePercent : (caps.dailyRatePercent * YEAR_DAYS) / MONTHS_IN_YEAR;
  return Math.min(byDay, fullCostCapPercent(caps, marketAveragePercent) / periods);
}
