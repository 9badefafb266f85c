import type { InvestorCalcOptions } from '@polden/api-contract';
import { formatRublesShort } from '@polden/ru';
import { Card, LinkTabs, PhoneDetails } from '@polden/ui';
import { CALCULATOR_ANCHOR } from '../choice-address/anchor.ts';
import type { DepositCalculation } from './deposit-calculation.ts';
import { DepositActions } from './deposit-actions.tsx';
import { DepositByMonth } from './deposit-by-month.tsx';
import { DepositFields } from './deposit-fields.tsx';
import { DepositIncome } from './deposit-income.tsx';
import { Sources } from './sources.tsx';
import { TaxNote } from './tax-note.tsx';
import type { ChosenDeposit } from './use-deposit.ts';
import css from './deposit-calculator.module.css';

export interface DepositCalculatorProps {
  options: InvestorCalcOptions;
  chosen: ChosenDeposit;
  calculation: DepositCalculation;
}

/**
 * Who lends, how much, for how long and how it is paid, and what comes of it. Without JavaScript the choice is sent by
 * GET and comes back calculated.
 */
export function DepositCalculator({ options, chosen, calculation }: DepositCalculatorProps) {
  const { deposit, searchOf } = chosen;
  return (
    <Card tone="raised" padding="l">
      <div className={css.calculator} id={CALCULATOR_ANCHOR}>
        <div className={css.persons}>
          <LinkTabs
            label="Кто вкладывает"
            items={options.entities.map(({ id, title, minSum }) => ({
              to: `${searchOf(id)}#${CALCULATOR_ANCHOR}`,
              label: title,
              hint: `от ${formatRublesShort(minSum)}`,
              current: id === deposit.entity.id,
            }))}
          />
        </div>
        <div className={css.side}>
          <DepositFields key={deposit.entity.id} options={options} chosen={chosen} />
          <div className={css.tax}>
            <TaxNote calculation={calculation} />
          </div>
        </div>
        <div className={css.side}>
          <div className={css.income}>
            <DepositIncome deposit={deposit} calculation={calculation} />
          </div>
          <div className={css.actions}>
            <DepositActions deposit={deposit} />
          </div>
        </div>
        <div className={css.months}>
          <PhoneDetails summary="Доход по месяцам">
            <DepositByMonth calculation={calculation} />
          </PhoneDetails>
        </div>
        <div className={css.sources}>
          <Sources asOf={options.asOf} />
        </div>
      </div>
    </Card>
  );
}
