import { useDeferredValue } from 'react';
import type { LoanCalculation, ScheduleRow } from '@polden/lending-math';
import { formatDate, formatKopecks, formatPercent } from '@polden/ru';
import { DataTable, Details, Notice, type Column } from '@polden/ui';
import css from './calculator.module.css';

const COLUMNS: Column<ScheduleRow>[] = [
  { key: 'date', title: 'Дата', cell: (row) => formatDate(row.date, 'DD.MM.YYYY') },
  { key: 'payment', title: 'Платёж', kind: 'number', cell: (row) => formatKopecks(row.paymentKopecks) },
  { key: 'interest', title: 'Проценты', kind: 'number', cell: interest },
  {
    key: 'principal',
    title: 'Основной долг',
    kind: 'number',
    cell: (row) => formatKopecks(row.principalKopecks),
  },
  { key: 'balance', title: 'Остаток', kind: 'number', cell: (row) => formatKopecks(row.balanceKopecks) },
];

/** Every payment by date; a capped interest is marked in its row and explained above the table. */
export function PaymentSchedule({ calculation }: { calculation: LoanCalculation }) {
  // Up to 48 rows: a moving slider does not wait for them.
  const { schedule, totalKopecks, overpaymentKopecks, reachedCapPercent } = useDeferredValue(calculation);
  return (
    <Details summary="График платежей">
      <div className={css.schedule}>
        {reachedCapPercent !== null && (
          <Notice title="Проценты остановлены законом">
            <p>
              По займу на срок до года нельзя начислить больше {formatPercent(reachedCapPercent)} от его суммы
              (353-ФЗ, ст. 5, ч. 24). Дальше вы возвращаете только сам долг, такие строки отмечены звёздочкой.
            </p>
          </Notice>
        )}
        <DataTable
          caption="График платежей"
          captionHidden
          columns={COLUMNS}
          rows={schedule}
          rowKey={(row) => row.number}
          total={[
            'Всего',
            formatKopecks(totalKopecks),
            formatKopecks(overpaymentKopecks),
            formatKopecks(totalKopecks - overpaymentKopecks),
            '',
          ]}
        />
        <p className={css.fine}>
          Предварительный расчёт. Точный график вы получите вместе с договором, до подписания.
        </p>
      </div>
    </Details>
  );
}

function interest({ interestKopecks, cappedInterestKopecks }: ScheduleRow) {
  const shown = formatKopecks(interestKopecks);
  return cappedInterestKopecks > 0 ? (
    <abbr title={`Ещё ${formatKopecks(cappedInterestKopecks)} закон начислить не даёт`}>{`${shown}*`}</abbr>
  ) : (
    shown
  );
}
