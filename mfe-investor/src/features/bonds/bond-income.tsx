import { bondProfitKopecks, couponKopecks } from '@polden/lending-math';
import { formatDate, formatKopecks, formatPercent, formatRubles } from '@polden/ru';
import { ButtonLink, type Fact, FactList, Stat } from '@polden/ui';
import type { BondChoice } from '../bond-choice/bond-choice.ts';
import {
  formatCouponsLeft,
  formatTermLeft,
  maturityOf,
  partsOf,
  rhythmOf,
  termsOf,
} from '../bond-choice/bond-words.ts';
import css from './bonds.module.css';

/** What the account earns by the formula of its kind, and what stands behind the figure. */
export function BondIncome({ choice }: { choice: BondChoice }) {
  const { bond, paidCoupons, account, sumRubles } = choice;
  const terms = termsOf(bond, sumRubles, paidCoupons);
  const parts = partsOf(bond);
  const profit = bondProfitKopecks(terms, account.type);
  const coupons = couponKopecks(terms);
  const classic = account.type === 'CLASSIC';
  const isRunning = paidCoupons > 0;
  const whichCoupons = isRunning ? 'оставшиеся купоны' : 'купоны за весь срок';
  const facts: Fact[] = [
    ['Купон', `${formatPercent(bond.coupon)} годовых, ${rhythmOf(bond)}`],
    ...(isRunning ? ([['До погашения', untilMaturity(choice)]] as const) : []),
    ...(classic
      ? []
      : ([
          [isRunning ? 'Оставшиеся купоны' : 'Купоны за весь срок', formatKopecks(coupons)],
          ['Вычет и купоны вместе', formatKopecks(profit + coupons)],
        ] as const)),
    ...(isRunning
      ? ([
          [
            'Купоны за весь срок — у тех, кто купил при размещении',
            formatKopecks(couponKopecks(termsOf(bond, sumRubles, 0))),
          ],
        ] as const)
      : []),
    ...(parts === null ? [] : ([['Номинал возвращают', parts]] as const)),
    ['Оферта', formatDate(bond.dateBeforeOffer, 'DD.MM.YYYY')],
  ];
  return (
    <>
      <Stat
        size="l"
        label={classic ? `Прибыль: ${whichCoupons}` : 'Прибыль: налоговый вычет'}
        value={formatKopecks(profit)}
        hint={
          classic
            ? `${formatRubles(sumRubles)} × ${formatPercent(bond.coupon)} × ${formatTermLeft(bond, paidCoupons)}${parts === null ? '' : ' на то, что ещё не вернули'}, до налога`
            : '13\u00a0% от суммы, а с\u00a0400\u00a0000\u00a0₽ — ровно 52\u00a0000\u00a0₽'
        }
      />
      <FactList className={css.figures} facts={facts} />
      <ButtonLink href="#zayavka" size="l">
        Оставить заявку
      </ButtonLink>
    </>
  );
}

/** «осталось 4 купона, 1 год; последний 25.11.2027». */
function untilMaturity({ bond, paidCoupons }: BondChoice): string {
  const left = `${formatCouponsLeft(bond, paidCoupons)}, ${formatTermLeft(bond, paidCoupons)}`;
  const last = maturityOf(bond);
  return last === null ? left : `${left}; последний — ${formatDate(last, 'DD.MM.YYYY')}`;
}
