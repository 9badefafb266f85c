import type { AskedDeposit } from '@polden/api-contract';
import { formatRubles, readRoubles } from '@polden/ru';
import { readCalcOptions } from '../deposit-calculator/calc-options.api.ts';
import { chooseDeposit } from '../deposit-calculator/deposit-choice.ts';
import { formatMonths } from '../deposit-calculator/format-months.ts';
import {
  firstOf,
  isTyped,
  lastOf,
  numberIn,
  type TypedCalculator,
  type TypedChoice,
  UNREAD,
  wrongSum,
} from './typed-fields.ts';

export const DEPOSIT_CALCULATOR: TypedCalculator = {
  mark: 'profit',
  names: ['entity', 'sum', 'period', 'profit', 'second'],
};

/**
 * What the form carries of the calculator, or, of a page without scripts, what stands in the fields there: that may never
 * have been calculated.
 */
export async function readDeposit(form: FormData): Promise<TypedChoice<keyof AskedDeposit>> {
  const carried = {
    entity: numberIn(lastOf(form, 'entity')),
    sum: numberIn(lastOf(form, 'sum')),
    period: numberIn(lastOf(form, 'period')),
    profitOption: numberIn(lastOf(form, 'profitOption')),
  };
  if (!isTyped(form, DEPOSIT_CALCULATOR)) return { asked: carried, problems: {} };
  const typed = firstOf(form, 'sum');
  const asked = {
    ...carried,
    sum: (typed === '' ? null : readRoubles(typed)) ?? carried.sum,
    period: numberIn(firstOf(form, 'period')),
    profitOption: numberIn(firstOf(form, 'profit')),
  };
  const options = await readCalcOptions();
  const offered = options && chooseDeposit(options, { ...asked, profit: asked.profitOption });
  if (!offered) return { asked, problems: { sum: [UNREAD] } };
  const wrong: string[] = [];
  if (offered.sumRubles !== asked.sum || (typed !== '' && readRoubles(typed) === null))
    wrong.push(
      wrongSum(typed, `можно от ${formatRubles(offered.minSum)} до ${formatRubles(offered.maxSum)}`),
    );
  if (offered.period !== asked.period || offered.profitOption !== asked.profitOption)
    wrong.push(`На ${formatMonths(asked.period)} не принимаем. Проверьте расчёт и отправьте ещё раз`);
  return { asked, problems: wrong.length > 0 ? { sum: wrong } : {} };
}
