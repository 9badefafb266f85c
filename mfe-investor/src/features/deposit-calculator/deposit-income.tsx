import { formatDate, formatKopecks, formatPercent } from '@polden/ru';
import { type Fact, FactList, Stat } from '@polden/ui';
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
  const facts: Fact[] = [
    ['Ставка', `${formatPercent(deposit.yearPercent)} годовых, без капитализации`],
    ...(monthly ? ([['Доход за весь срок', formatKopecks(interestKopecks)]] as const) : []),
    ['Вместе с вложенной суммой', formatKopecks(totalKopecks)],
    ...(taxes.length > 0
      ? ([
          ['НДФЛ, если других доходов нет', `−\u2060${formatKopecks(taxKopecks)}`],
          ['Доход после налога', formatKopecks(interestKopecks - taxKopecks)],
        ] as const)
      : []),
    ['Вернём сумму', formatDate(last.date, 'DD.MM.YYYY')],
  ];
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
      <FactList className={css.figures} facts={facts} />
    </>
  );
}
