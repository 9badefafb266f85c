import { formatKopecks, formatNumber } from '@polden/ru';
import { formatMonths } from '../deposit-calculator/format-months.ts';
import type { ReckonedDeposit } from './two-terms.tsx';

/** What the difference comes from, said plainly. */
export function inWords(shorter: ReckonedDeposit, longer: ReckonedDeposit): string {
  const more = longer.calculation.interestKopecks - shorter.calculation.interestKopecks;
  const months = formatMonths(longer.deposit.period - shorter.deposit.period);
  const points = longer.deposit.yearPercent - shorter.deposit.yearPercent;
  if (points === 0) {
    return `Ставка одинаковая, поэтому за месяц выходит одно и то же. Лишние ${formatKopecks(more)} — не выгода длинного срока, а плата за то, что деньги заняты ещё ${months}.`;
  }
  const side = points > 0 ? 'выше' : 'ниже';
  const difference =
    more >= 0 ? `доход больше на ${formatKopecks(more)}` : `доход меньше на ${formatKopecks(-more)}`;
  return `На длинном сроке ставка ${side} на ${formatNumber(Math.abs(points), { most: 3 })} п. п., ${difference}, а деньги заняты ещё ${months}.`;
}
