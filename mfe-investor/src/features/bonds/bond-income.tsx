import { bondProfitKopecks, couponKopecks } from '@polden/lending-math';
import { formatDate, formatKopecks, formatPercent, formatRubles } from '@polden/ru';
import { ButtonLink, type Fact, FactList, Stat } from '@polden/ui';
import type { BondChoice } from './bond-choice.ts';
import { formatYears, partsOf, rhythmOf, termsOf } from './bond-words.ts';
import css from './bonds.module.css';

/** What the account earns by the formula of its kind, and what stands behind the figure. */
export function BondIncome({ choice: { bond, account, sumRubles } }: { choice: BondChoice }) {
  const terms = termsOf(bond, sumRubles);
  const parts = partsOf(bond);
  const profit = bondProfitKopecks(terms, account.type);
  const coupons = couponKopecks(terms);
  const classic = account.type === 'CLASSIC';
  const facts: Fact[] = [
    ['Купон', `${formatPercent(bond.coupon)} годовых, ${rhythmOf(bond)}`],
    ...(classic
      ? []
      : ([
          ['Купоны за весь срок', formatKopecks(coupons)],
          ['Вычет и купоны вместе', formatKopecks(profit + coupons)],
        ] as const)),
    ...(parts === null ? [] : ([['Номинал возвращают', parts]] as const)),
    ['До оферты', formatDate(bond.dateBeforeOffer, 'DD.MM.YYYY')],
  ];
  return (
    <>
      <Stat
        size="l"
        label={classic ? 'Прибыль: купоны за весь срок' : 'Прибыль: налоговый вычет'}
        value={formatKopecks(profit)}
        hint={
          classic
            ? `${formatRubles(sumRubles)} × ${formatPercent(bond.coupon)} × ${formatYears(bond.year)}${parts === null ? '' : ' на то, что ещё не вернули'}, до налога`
            : '13 % от суммы, а с 400 000 ₽ — ровно 52 000 ₽'
        }
      />
      <FactList className={css.figures} facts={facts} />
      <ButtonLink href="#zayavka" size="l">
        Оставить заявку
      </ButtonLink>
    </>
  );
}
