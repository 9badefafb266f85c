import { useDeferredValue, useMemo } from 'react';
import { Chart, type ChartPoint, type ChartSeries } from '@polden/charts';
import { formatDate, formatKopecks } from '@polden/ru';
import { DataTable, Details, type Column } from '@polden/ui';
import type { DepositCalculation, DepositMonth } from './deposit-calculation.ts';
import css from './deposit-calculator.module.css';

const COLUMNS: Column<DepositMonth>[] = [
  { key: 'date', title: 'Дата', cell: (row) => formatDate(row.date, 'DD.MM.YYYY') },
  { key: 'interest', title: 'Проценты', kind: 'number', cell: (row) => formatKopecks(row.interestKopecks) },
  { key: 'paid', title: 'Вы получите', kind: 'number', cell: (row) => formatKopecks(row.paidKopecks) },
  {
    key: 'sinceStart',
    title: 'Доход с начала',
    kind: 'number',
    cell: (row) => formatKopecks(row.totalInterestKopecks),
  },
  {
    key: 'compound',
    title: 'Был бы с капитализацией',
    kind: 'number',
    cell: (row) => formatKopecks(row.compoundKopecks),
  },
];

const PAID = seriesOf('Выплачено процентов');
const CREDITED = seriesOf('Начислено процентов');

/** Income as it grows, drawn and written out. */
export function DepositByMonth({ calculation }: { calculation: DepositCalculation }) {
  // Up to 36 bars and rows: a moving slider does not wait for them.
  const { months, monthly, interestKopecks, totalKopecks } = useDeferredValue(calculation);
  const points = useMemo(
    () => months.map((month) => pointOf(month, monthly, months.length)),
    [months, monthly],
  );
  return (
    <Chart
      title="Как растёт доход"
      series={monthly ? PAID : CREDITED}
      points={points}
      axisName="Месяц"
      fileName="dohod-po-mesyacam"
    >
      <Details summary="Таблица по месяцам">
        <div className={css.table}>
          <DataTable
            caption="Доход по месяцам"
            captionHidden
            columns={COLUMNS}
            rows={months}
            rowKey={(row) => row.number}
            total={['Всего', formatKopecks(interestKopecks), formatKopecks(totalKopecks), '', '']}
          />
          <p className={css.fine}>
            В последний месяц вместе с процентами возвращается вложенная сумма. Последний столбец — для
            сравнения: капитализации в договоре нет.
          </p>
        </div>
      </Details>
    </Chart>
  );
}

function seriesOf(name: string): ChartSeries[] {
  return [
    { name, draw: 'bar' },
    { name: 'Было бы с капитализацией', draw: 'line' },
  ];
}

function pointOf(month: DepositMonth, monthly: boolean, count: number): ChartPoint {
  return {
    mark: String(month.number),
    label: `${month.number}-й месяц, ${formatDate(month.date, 'DD.MM.YYYY')}`,
    values: [month.totalInterestKopecks, month.compoundKopecks],
    pending: !monthly && month.number < count,
  };
}
