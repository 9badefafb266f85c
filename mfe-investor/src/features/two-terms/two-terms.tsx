import { useMemo } from 'react';
import type { InvestorCalcOptions } from '@polden/api-contract';
import { PhoneDetails, Section } from '@polden/ui';
import { calculateDeposit, type DepositCalculation } from '../deposit-calculator/deposit-calculation.ts';
import type { Deposit } from '../deposit-calculator/deposit-choice.ts';
import { formatMonths } from '../deposit-calculator/format-months.ts';
import type { ChosenDeposit } from '../deposit-calculator/use-deposit.ts';
import css from '../deposit-calculator/deposit-calculator.module.css';
import { SecondTerm } from './second-term.tsx';
import { TermsChart } from './terms-chart.tsx';
import { TermsTable } from './terms-table.tsx';
import { inWords } from './terms-words.ts';

/** Where the comparison stands in its page. */
const ANCHOR = 'sroki';

/** A deposit and what comes of it. */
export interface ReckonedDeposit {
  deposit: Deposit;
  calculation: DepositCalculation;
}

export interface TwoTermsProps {
  options: InvestorCalcOptions;
  chosen: ChosenDeposit;
  calculation: DepositCalculation;
  /** YYYY-MM-DD. */
  today: string;
}

/** The same money for two terms. Nothing where only one is offered. */
export function TwoTerms({ options, chosen, calculation, today }: TwoTermsProps) {
  const { deposit, second } = chosen;
  const other = useMemo(() => second && calculateDeposit(second, today), [second, today]);
  if (!second || !other) return null;
  const pair = [
    { deposit, calculation },
    { deposit: second, calculation: other },
  ].sort((a, b) => a.deposit.period - b.deposit.period);
  const [shorter, longer] = pair;
  if (!shorter || !longer) return null;
  const isSame = shorter.deposit.period === longer.deposit.period;
  return (
    <Section
      id={ANCHOR}
      title="Два срока рядом"
      lead={
        isSame
          ? 'Сроки совпали: выберите другой, с которым сравнить.'
          : `Та же сумма и та же выплата: ${formatMonths(shorter.deposit.period)} и ${formatMonths(longer.deposit.period)}.`
      }
    >
      <div className={css.terms}>
        <div className={css.termsChoice}>
          <SecondTerm options={options} chosen={chosen} second={second} anchor={ANCHOR} />
          {!isSame && (
            <>
              <TermsTable shorter={shorter} longer={longer} />
              <p>{inWords(shorter, longer)}</p>
              {calculation.taxes.length > 0 && <p className={css.fine}>* Если других доходов нет.</p>}
            </>
          )}
        </div>
        {!isSame && (
          <PhoneDetails summary="График дохода по месяцам">
            <TermsChart shorter={shorter} longer={longer} />
          </PhoneDetails>
        )}
      </div>
    </Section>
  );
}
