import { bondProfitKopecks, couponKopecks } from '@polden/lending-math';
import { formatDate, formatKopecks, formatPercent, formatRubles } from '@polden/ru';
import { ButtonLink, Stat } from '@polden/ui';
import type { BondChoice } from './bond-choice.ts';
import { formatYears, rhythmOf } from './bond-words.ts';
import css from './bonds.module.css';

/** What the account earns by the formula of its kind, and what stands behind the figure. */
export function BondIncome({ choice: { bond, account, sumRubles } }: { choice: BondChoice }) {
  const terms = { sumKopecks: sumRubles * 100, couponPercent: bond.coupon, years: bond.year };
  const profit = bondProfitKopecks(terms, account.type);
  const coupons = couponKopecks(terms);
  const classic = account.type === 'CLASSIC';
  return (
    <>
      <Stat
        size="l"
        label={classic ? 'Прибыль: купоны за весь срок' : 'Прибыль: налоговый вычет'}
        value={formatKopecks(profit)}
        hint={
          classic
            ? `${formatRubles(sumRubles)} × ${formatPercent(bond.coupon)} × ${formatYears(bond.year)}, до налога`
            : '13 % от суммы, а с 400 000 ₽ — ровно 52 000 ₽'
        }
      />
      <dl className={css.figures}>
        <Figure term="Купон" value={`${formatPercent(bond.coupon)} годовых, ${rhythmOf(bond)}`} />
        {!classic && <Figure term="Купоны за весь срок" value={formatKopecks(coupons)} />}
        {!classic && <Figure term="Вычет и купоны вместе" value={formatKopecks(profit + coupons)} />}
        <Figure term="До оферты" value={formatDate(bond.dateBeforeOffer, 'DD.MM.YYYY')} />
      </dl>
      <ButtonLink href="#zayavka" size="l">
        Оставить заявку
      </ButtonLink>
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
