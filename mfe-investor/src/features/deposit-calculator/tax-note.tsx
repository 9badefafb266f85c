import { formatKopecks, tieNumbers } from '@polden/ru';
import { DataTable, Details, type Column } from '@polden/ui';
import type { YearTax } from '@polden/lending-math';
import type { DepositCalculation } from './deposit-calculation.ts';
import css from './deposit-calculator.module.css';

const COLUMNS: Column<YearTax>[] = [
  { key: 'year', title: 'Год', cell: ({ year }) => year },
  { key: 'income', title: 'Проценты', kind: 'number', cell: (row) => formatKopecks(row.incomeKopecks) },
  { key: 'tax', title: 'НДФЛ', kind: 'number', cell: (row) => formatKopecks(row.taxKopecks) },
];

/** Who pays the tax and how much of it, year by year: its steps go by what is paid in a calendar year. */
export function TaxNote({ calculation }: { calculation: DepositCalculation }) {
  const { taxes, taxKopecks, interestKopecks } = calculation;
  if (taxes.length === 0) {
    return (
      <p className={css.fine}>
        Суммы до налогов. Организация учитывает проценты в своих доходах и платит налог сама, мы его не
        удерживаем.
      </p>
    );
  }
  return (
    <div className={css.taxes}>
      <p className={css.fine}>
        {tieNumbers(
          'НДФЛ с процентов удержим и перечислим сами: 13 % с доходов до 2,4 млн ₽ в год, с части сверх этого — от 15 до 22 % (НК РФ, ст. 224 и 226; для налоговых резидентов России). Если у вас есть зарплата или другие доходы, ступень может оказаться выше, чем в расчёте.',
        )}
      </p>
      <Details summary="Налог по годам">
        <DataTable
          caption="Налог по годам выплаты"
          captionHidden
          columns={COLUMNS}
          rows={taxes}
          rowKey={({ year }) => year}
          total={['Всего', formatKopecks(interestKopecks), formatKopecks(taxKopecks)]}
        />
      </Details>
    </div>
  );
}
