import type { LoanCalculation } from '@polden/lending-math';
import { formatKopecks, formatPercent, tieNumbers } from '@polden/ru';
import { FactList } from '@polden/ui';
import css from './calculator.module.css';

const RATE_UNITS = { day: 'в день', month: 'в месяц' } as const;

/** What the loan costs. The full cost stands before the rate, as 38-ФЗ ст. 28 ч. 3 wants it. */
export function LoanCost({ calculation }: { calculation: LoanCalculation }) {
  const { totalKopecks, overpaymentKopecks, fullCostPercent, rate } = calculation;
  return (
    <FactList
      className={css.figures}
      facts={[
        [
          'Полная стоимость займа (ПСК)',
          <strong key="psk">{`${formatPercent(fullCostPercent, 3)} годовых`}</strong>,
        ],
        ['Ставка', tieNumbers(`${formatPercent(rate.percent)} ${RATE_UNITS[rate.unit]}`)],
        ['Вернёте всего', formatKopecks(totalKopecks)],
        ['Переплата', formatKopecks(overpaymentKopecks)],
      ]}
    />
  );
}
