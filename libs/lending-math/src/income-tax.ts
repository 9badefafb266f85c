import type { DepositRow } from './deposit.ts';

/** First day of the scale below, YYYY-MM-DD. */
export const INCOME_TAX_SINCE = '2025-01-01';
/**
 * НДФЛ, the income tax of a resident, by the income of a calendar year.
 * Source: НК РФ ст. 224 п. 1 as of 176-ФЗ of 12.07.2024; interest is in that base by ст. 210 п. 2.1 пп. 9.
 */
const SCALE = [
  { fromKopecks: 0, percent: 13 },
  { fromKopecks: 2_400_000_00, percent: 15 },
  { fromKopecks: 5_000_000_00, percent: 18 },
  { fromKopecks: 20_000_000_00, percent: 20 },
  { fromKopecks: 50_000_000_00, percent: 22 },
];

export interface YearTax {
  /** YYYY. */
  year: string;
  /** Interest paid in it. */
  incomeKopecks: number;
  taxKopecks: number;
}

/** Tax on a year's income that is all there is, in whole roubles (НК РФ ст. 52 п. 6: 50 kopecks make a rouble). */
export function incomeTaxKopecks(incomeKopecks: number): number {
  // Percents of kopecks: ten thousand of them are a rouble.
  const exact = SCALE.reduce((tax, { fromKopecks, percent }, index) => {
    const upTo = Math.min(incomeKopecks, SCALE[index + 1]?.fromKopecks ?? Infinity);
    return tax + Math.max(0, upTo - fromKopecks) * percent;
  }, 0);
  return Math.round(exact / 10_000) * 100;
}

/**
 * Tax on the interest of a deposit by the calendar year in which it is paid, for somebody without other income.
 *
 * @param sumKopecks what comes back with the last payment and is not income
 */
export function depositTaxByYear(rows: readonly DepositRow[], sumKopecks: number): YearTax[] {
  const incomes = new Map<string, number>();
  rows.forEach(({ date, paidKopecks }, index) => {
    const year = date.slice(0, 4);
    const interest = paidKopecks - (index === rows.length - 1 ? sumKopecks : 0);
    if (interest > 0) incomes.set(year, (incomes.get(year) ?? 0) + interest);
  });
  return [...incomes].map(([year, incomeKopecks]) => ({
    year,
    incomeKopecks,
    taxKopecks: incomeTaxKopecks(incomeKopecks),
  }));
}
