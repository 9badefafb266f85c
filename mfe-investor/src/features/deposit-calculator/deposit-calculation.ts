import {
  compoundInterestKopecks,
  depositSchedule,
  depositTaxByYear,
  equivalentCompoundPercent,
  type DepositRow,
  type YearTax,
} from '@polden/lending-math';
import { LEGAL_PERSON, MONTHLY, type Deposit } from './deposit-choice.ts';

export interface DepositMonth extends DepositRow {
  /** What would have been earned by now with capitalisation at the same rate. */
  compoundKopecks: number;
}

export interface DepositCalculation {
  monthly: boolean;
  months: DepositMonth[];
  first: DepositMonth;
  last: DepositMonth;
  interestKopecks: number;
  /** The sum and all its interest. */
  totalKopecks: number;
  /** Interest of the whole term, had it been capitalised. */
  compoundKopecks: number;
  /** Rate with capitalisation that would earn the same by the end of the term, percent a year, two digits. */
  equivalentPercent: number;
  /** НДФЛ of a natural person without other income, by the year of the payments; none of a company, which pays its own. */
  taxes: YearTax[];
  taxKopecks: number;
}

/**
 * Throws RangeError for a term without months.
 *
 * @param today YYYY-MM-DD, the day on which the money is lent
 */
export function calculateDeposit(
  deposit: Omit<Deposit, 'minSum' | 'maxSum'>,
  today: string,
): DepositCalculation {
  const { entity, sumRubles, yearPercent, period, profitOption } = deposit;
  const sumKopecks = sumRubles * 100;
  const monthly = profitOption === MONTHLY;
  const months = depositSchedule({
    sumKopecks,
    yearPercent,
    months: period,
    startDay: today,
    payout: monthly ? 'monthly' : 'end',
  }).map((row) => ({
    ...row,
    compoundKopecks: compoundInterestKopecks(sumKopecks, yearPercent, row.number),
  }));
  const taxes = entity.id === LEGAL_PERSON ? [] : depositTaxByYear(months, sumKopecks);
  const [first] = months;
  const last = months.at(-1);
  if (!first || !last) throw new RangeError(`A deposit for ${period} months`);
  return {
    monthly,
    months,
    first,
    last,
    interestKopecks: last.totalInterestKopecks,
    totalKopecks: sumKopecks + last.totalInterestKopecks,
    compoundKopecks: last.compoundKopecks,
    equivalentPercent: Math.round(equivalentCompoundPercent(yearPercent, period) * 100) / 100,
    taxes,
    taxKopecks: taxes.reduce((sum, { taxKopecks }) => sum + taxKopecks, 0),
  };
}
