import { formatDate, formatKopecks, formatPercent } from '@polden/ru';
import { Stat } from '@polden/ui';
import type { DepositCalculation } from './deposit-calculation.ts';
import type { Deposit } from './deposit-choice.ts';
import css from './deposit-calculator.module.css';

export interface DepositIncomeProps {
  deposit: Deposit;
  calculation: DepositCalculation;
}

/** The one figure that an investor looks for, when it comes, and what it is made of. */
export function DepositIncome({ deposit, calculation }: DepositIncomeProps) {
  const { monthly, first, last, interestKopecks, totalKopecks, taxes, taxKopecks } = calculation;
  return (
    <>
      {monthly ? (
        <Stat
          size="l"
          label="Доход каждый месяц"
          value={formatKopecks(first.interestKopecks)}
          hint={`С ${formatDate(first.date, 'DD.MM.YYYY')} по ${formatDate(last.date, 'DD.MM.YYYY')}, если вложить сегодня`}
        />
      ) : (
        <Stat
          size="l"
          label="Доход в конце срока"
          value={formatKopecks(interestKopecks)}
          hint={`${formatDate(last.date, 'long')} года, если вложить сегодня`}
        />
      )}
      <dl className={css.figures}>
        <Figure term="Ставка" value={`${formatPercent(deposit.yearPercent)} годовых, без капитализации`} />
        {monthly && <Figure term="Доход за весь срок" value={formatKopecks(interestKopecks)} />}
        <Figure term="Вместе с вложенной суммой" value={formatKopecks(totalKopecks)} />
        {taxes.length > 0 && (
          <>
            <Figure term="НДФЛ, если других доходов нет" value={`−⁠${formatKopecks(taxKopecks)}`} />
            <Figure term="Доход после налога" value={formatKopecks(interestKopecks - taxKopecks)} />
          </>
        )}
        <Figure term="Вернём сумму" value={formatDate(last.date, 'DD.MM.YYYY')} />
      </dl>
    </>
  );
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className={css.figure}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
