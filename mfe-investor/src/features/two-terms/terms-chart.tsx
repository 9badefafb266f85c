import { useDeferredValue, useMemo } from 'react';
import { Chart, type ChartPoint, type ChartSeries } from '@polden/charts';
import { formatDate } from '@polden/ru';
import { formatMonths } from '../deposit-calculator/format-months.ts';
import type { ReckonedDeposit } from './two-terms.tsx';

/** What is earned by each month for the one term and the other. */
export function TermsChart({ shorter, longer }: { shorter: ReckonedDeposit; longer: ReckonedDeposit }) {
  const { deposit, calculation } = useDeferredValue(longer);
  const other = useDeferredValue(shorter);
  const series = useMemo<ChartSeries[]>(
    () => [
      { name: formatMonths(deposit.period), draw: 'area' },
      { name: formatMonths(other.deposit.period), draw: 'line' },
    ],
    [deposit.period, other.deposit.period],
  );
  // Once the shorter one is over, nothing is added to what it has earned.
  const earned = other.calculation.interestKopecks;
  const points = useMemo(
    () =>
      calculation.months.map(({ number, date, totalInterestKopecks }): ChartPoint => ({
        mark: String(number),
        label: `${number}-й месяц, ${formatDate(date, 'DD.MM.YYYY')}`,
        values: [totalInterestKopecks, other.calculation.months[number - 1]?.totalInterestKopecks ?? earned],
      })),
    [calculation.months, other.calculation.months, earned],
  );
  return (
    <Chart
      title="Доход до налога по месяцам"
      series={series}
      points={points}
      axisName="Месяц"
      fileName="dva-sroka"
    />
  );
}
