import { useDeferredValue, useMemo } from 'react';
import { formatDate, formatKopecks, formatRublesShort } from '@polden/ru';
import { BarChart, DataTable, Details, type ChartBar, type Column } from '@polden/ui';
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

/** Income as it grows, drawn and written out. */
export function DepositByMonth({ calculation }: { calculation: DepositCalculation }) {
  // Up to 36 bars and rows: a moving slider does not wait for them.
  const { months, monthly, interestKopecks, totalKopecks } = useDeferredValue(calculation);
  const bars = useMemo(() => months.map((month) => barOf(month, monthly, months.length)), [months, monthly]);
  return (
    <BarChart
      title="Как растёт доход"
      bars={bars}
      valueName={monthly ? 'Выплачено процентов' : 'Начислено процентов'}
      comparedName="Было бы с капитализацией"
      format={formatKopecks}
      formatShort={(kopecks) => formatRublesShort(kopecks / 100)}
      axisName="Месяц"
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
    </BarChart>
  );
}

function barOf(month: DepositMonth, monthly: boolean, count: number): ChartBar {
  return {
    mark: String(month.number),
    label: `${month.number}-й месяц, ${formatDate(month.date, 'DD.MM.YYYY')}`,
    value: month.totalInterestKopecks,
    compared: month.compoundKopecks,
    pending: !monthly && month.number < count,
  };
}
