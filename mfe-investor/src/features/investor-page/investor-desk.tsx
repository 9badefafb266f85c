import { useMemo } from 'react';
import type { InvestorCalcOptions } from '@polden/api-contract';
import { CallUs, Card, Container, Notice } from '@polden/ui';
import { Comparison } from '../deposit-calculator/comparison.tsx';
import { calculateDeposit } from '../deposit-calculator/deposit-calculation.ts';
import { DepositCalculator } from '../deposit-calculator/deposit-calculator.tsx';
import { useDeposit, type ChosenDeposit } from '../deposit-calculator/use-deposit.ts';
import { DepositRequest } from '../requests/deposit-request.tsx';
import { TwoTerms } from '../two-terms/two-terms.tsx';
import css from './investor-page.module.css';

export interface InvestorDeskProps {
  /** Null when they could not be read. */
  options: InvestorCalcOptions | null;
  /** YYYY-MM-DD. */
  today: string;
}

/** The calculator and what its figures compare with; a telephone number in the place of what cannot be shown. */
export function InvestorDesk({ options, today }: InvestorDeskProps) {
  return options ? <OfferedDesk options={options} today={today} /> : <ClosedDesk />;
}

function OfferedDesk({ options, today }: { options: InvestorCalcOptions; today: string }) {
  const chosen = useDeposit(options);
  return chosen ? <OpenDesk options={options} today={today} chosen={chosen} /> : <ClosedDesk />;
}

interface OpenDeskProps {
  options: InvestorCalcOptions;
  today: string;
  chosen: ChosenDeposit;
}

function OpenDesk({ options, today, chosen }: OpenDeskProps) {
  const { entity, sumRubles, period, profitOption, yearPercent } = chosen.deposit;
  const calculation = useMemo(
    () => calculateDeposit({ entity, sumRubles, period, profitOption, yearPercent }, today),
    [entity, sumRubles, period, profitOption, yearPercent, today],
  );
  return (
    <>
      <div className={css.desk}>
        <Container>
          <DepositCalculator options={options} chosen={chosen} calculation={calculation} />
        </Container>
      </div>
      <TwoTerms options={options} chosen={chosen} calculation={calculation} today={today} />
      <Comparison deposit={chosen.deposit} calculation={calculation} />
      <DepositRequest deposit={chosen.deposit} />
    </>
  );
}

function ClosedDesk() {
  return (
    <div className={css.desk}>
      <Container>
        <Card tone="raised" padding="l">
          <Notice tone="warning" title="Калькулятор сейчас недоступен">
            <p>
              Не удалось получить условия. Обновите страницу через минуту или позвоните: <CallUs />
            </p>
          </Notice>
        </Card>
      </Container>
    </div>
  );
}
