const YEAR_DAYS = 365;

/** Highest interest of a consumer loan, percent a day. Source: 353-ФЗ ст. 5 ч. 23. */
export const DAILY_RATE_CAP_PERCENT = 0.8;

/**
 * Highest full cost of a consumer loan, percent a year; the market average plus a third may be lower.
 * Source: 353-ФЗ ст. 6 ч. 11.
 */
export const FULL_COST_CAP_PERCENT = 292;

/** Newest first. Dated configuration: a lawyer confirms it before production. */
const OVERPAYMENT_CAPS = [
  { since: '2026-04-01', percent: 100 },
  { since: '2023-07-01', percent: 130 },
] as const;

/**
 * How much interest a consumer loan may ever accrue, percent of the loan; null when it is longer than a year
 * or was made before the first cap known here.
 * Source: 353-ФЗ ст. 5 ч. 24, in the wording in force on the day of the contract.
 *
 * @param contractDay YYYY-MM-DD
 */
export function overpaymentCapPercent(contractDay: string, termDays: number): number | null {
  if (termDays > YEAR_DAYS) return null;
  return OVERPAYMENT_CAPS.find(({ since }) => contractDay >= since)?.percent ?? null;
}
