import type { LoanCalculation } from '@polden/lending-math';
import { formatKopecks, formatPercent, tieNumbers } from '@polden/ru';
import css from './calculator.module.css';

const RATE_UNITS = { day: 'в день', month: 'в месяц' } as const;

/** What the loan costs. The full cost stands before the rate, as 38-ФЗ ст. 28 ч. 3 wants it. */
export function LoanCost({ calculation }: { calculation: LoanCalculation }) {
  const { totalKopecks, overpaymentKopecks, fullCostPercent, rate } = calculation;
  return (
    <dl className={css.figures}>
      <Figure
        term="Полная стоимость займа (ПСК)"
        value={`${formatPercent(fullCostPercent, 3)} годовых`}
        strong
      />
      <Figure term="Ставка" value={tieNumbers(`${formatPercent(rate.percent)} ${RATE_UNITS[rate.unit]}`)} />
      <Figure term="Вернёте всего" value={formatKopecks(totalKopecks)} />
      <Figure term="Переплата" value={formatKopecks(overpaymentKopecks)} />
    </dl>
  );
}

function Figure({ term, value, strong = false }: { term: string; value: string; strong?: boolean }) {
  return (
    <div className={css.figure}>
      <dt>{term}</dt>
      <dd>{strong ? <strong>{value}</strong> : value}</dd>
    </div>
  );
}
