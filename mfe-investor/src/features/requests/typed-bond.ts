import type { AskedBonds } from '@polden/api-contract';
import { formatRubles, moscowDay, readRoubles } from '@polden/ru';
import { chooseBond } from '../bond-choice/bond-choice.ts';
import { offeredBonds } from '../bond-choice/bond-words.ts';
import { readBonds } from '../bond-choice/bonds.api.ts';
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

export const BOND_CALCULATOR: TypedCalculator = {
  mark: 'account',
  names: ['bond', 'account', 'sum'],
};

/** What the form carries of the calculator, or, of a page without scripts, what stands in the fields there. */
export async function readBond(form: FormData): Promise<TypedChoice<keyof AskedBonds>> {
  const carried = {
    bondId: numberIn(lastOf(form, 'bondId')),
    brokerAccountId: numberIn(lastOf(form, 'brokerAccountId')),
    sum: numberIn(lastOf(form, 'sum')),
  };
  if (!isTyped(form, BOND_CALCULATOR)) return { asked: carried, problems: {} };
  const typed = firstOf(form, 'sum');
  const [bond, account] = [firstOf(form, 'bond'), firstOf(form, 'account')];
  const asked = {
    bondId: numberIn(bond),
    brokerAccountId: numberIn(account),
    sum: readRoubles(typed) ?? carried.sum,
  };
  const [bonds, today] = [await readBonds(), moscowDay(new Date())];
  const choice = bonds && chooseBond(offeredBonds(bonds, today), today, { bond, account, sum: typed });
  if (!choice) return { asked, problems: { sum: [UNREAD] } };
  if (choice.bond.id !== asked.bondId)
    return { asked, problems: { sum: ['Этого выпуска больше нет. Проверьте расчёт и отправьте ещё раз'] } };
  // The page has said of a sum of no whole bonds what it takes instead, and the form carries that.
  if (choice.sumRubles > 0 && [asked.sum, carried.sum].includes(choice.sumRubles))
    return { asked: { ...asked, sum: choice.sumRubles }, problems: {} };
  const nearest = choice.sumRubles > 0 ? `, ближайшая — ${formatRubles(choice.sumRubles)}` : '';
  return { asked, problems: { sum: [wrongSum(typed, `можно ${choice.bounds}${nearest}`)] } };
}
