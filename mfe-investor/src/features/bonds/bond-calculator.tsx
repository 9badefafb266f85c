import type { Bond } from '@polden/api-contract';
import { Card, PhoneDetails } from '@polden/ui';
import { BondByYear } from './bond-by-year.tsx';
import { CALCULATOR_ANCHOR } from '../choice-address/anchor.ts';
import type { ChosenBond } from '../bond-choice/bond-choice.ts';
import { BondFields } from './bond-fields.tsx';
import { BondIncome } from './bond-income.tsx';
import { IisNote } from './iis-note.tsx';
import css from './bonds.module.css';

/** An issue, an account and a sum, and what comes of it. Without JavaScript the choice is sent by GET. */
export function BondCalculator({ bonds, chosen }: { bonds: readonly Bond[]; chosen: ChosenBond }) {
  const { choice } = chosen;
  return (
    <Card tone="raised" padding="l">
      <div className={css.calculator} id={CALCULATOR_ANCHOR}>
        <BondFields bonds={bonds} chosen={chosen} />
        <div className={css.income}>
          <BondIncome choice={choice} />
        </div>
        <div className={css.wide}>
          <IisNote
            account={choice.account.type}
            years={choice.bond.year - choice.paidCoupons / choice.bond.couponsAYear}
          />
        </div>
        <div className={css.wide}>
          <PhoneDetails summary="Прибыль по годам">
            <BondByYear choice={choice} />
          </PhoneDetails>
        </div>
      </div>
    </Card>
  );
}
