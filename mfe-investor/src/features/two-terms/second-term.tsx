import { Form } from 'react-router-dom';
import type { InvestorCalcOptions } from '@polden/api-contract';
import { CalculateButton, RadioGroup } from '@polden/ui';
import { usePostingForm } from '../choice-address/posting-form.ts';
import { comparablePeriods, type Deposit } from '../deposit-calculator/deposit-choice.ts';
import type { ChosenDeposit } from '../deposit-calculator/use-deposit.ts';
import css from '../deposit-calculator/deposit-calculator.module.css';

interface SecondTermProps {
  options: InvestorCalcOptions;
  chosen: ChosenDeposit;
  second: Deposit;
  anchor: string;
}

/** Beside which term the chosen one stands. */
export function SecondTerm({ options, chosen, second, anchor }: SecondTermProps) {
  const { deposit, setSecond } = chosen;
  const { entity, sumRubles, period, profitOption } = deposit;
  const offered = comparablePeriods(options, deposit);
  // The same one posts what stands in the calculator.
  const form = usePostingForm();
  const kept = { entity: entity.id, sum: sumRubles, period, profit: profitOption };
  return (
    <Form className={css.fields} action={`#${anchor}`} aria-label="Срок для сравнения" preventScrollReset>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RadioGroup
        label="С каким сроком сравнить, месяцев"
        name="second"
        form={form}
        options={offered.map((months) => ({ value: String(months), label: String(months) }))}
        value={String(second.period)}
        onChange={(months) => setSecond(Number(months))}
      />
      <div className={css.recalculate}>
        <CalculateButton form={form} part={anchor} label="Сравнить" />
      </div>
    </Form>
  );
}
