import { useMemo, type ReactNode } from 'react';
import type { InvestorCalcOptions } from '@polden/api-contract';
import { BelowFold, CallUs, Card, Container, Notice } from '@polden/ui';
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
  /** What is to be read between the figures and the request. */
  children: ReactNode;
}

/**
 * The calculator, what its figures compare with, and the request for what it shows; a telephone number in the place of
 * what cannot be shown.
 */
export function InvestorDesk({ options, ...rest }: InvestorDeskProps) {
  return options ? (
    <OfferedDesk options={options} {...rest} />
  ) : (
    <ClosedDesk
      title="Калькулятор сейчас недоступен"
      reason="Не удалось получить условия. Обновите страницу через минуту или позвоните:"
    >
      {rest.children}
    </ClosedDesk>
  );
}

interface OfferedDeskProps extends InvestorDeskProps {
  options: InvestorCalcOptions;
}

function OfferedDesk(props: OfferedDeskProps) {
  const chosen = useDeposit(props.options);
  return chosen ? (
    <OpenDesk {...props} chosen={chosen} />
  ) : (
    <ClosedDesk title="Сейчас мы не принимаем вложения" reason="Когда начнём снова, расскажем по телефону:">
      {props.children}
    </ClosedDesk>
  );
}

function OpenDesk({ options, today, chosen, children }: OfferedDeskProps & { chosen: ChosenDeposit }) {
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
      <BelowFold>
        <TwoTerms options={options} chosen={chosen} calculation={calculation} today={today} />
        <Comparison deposit={chosen.deposit} calculation={calculation} />
        {children}
        <DepositRequest deposit={chosen.deposit} second={chosen.askedSecond} />
      </BelowFold>
    </>
  );
}

interface ClosedDeskProps {
  title: string;
  /** What stands before the telephone number. */
  reason: string;
  children: ReactNode;
}

function ClosedDesk({ title, reason, children }: ClosedDeskProps) {
  return (
    <>
      <div className={css.desk}>
        <Container>
          <Card tone="raised" padding="l">
            <Notice tone="warning" title={title}>
              <p>
                {reason} <CallUs />
              </p>
            </Notice>
          </Card>
        </Container>
      </div>
      {children}
    </>
  );
}
