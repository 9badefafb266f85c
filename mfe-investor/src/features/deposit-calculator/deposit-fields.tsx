import { useMemo } from 'react';
import { Form, useLocation } from 'react-router-dom';
import type { InvestorCalcOptions } from '@polden/api-contract';
import { formatRubles, formatRublesShort } from '@polden/ru';
import { fieldId } from '@polden/request-form';
import { CalculateButton, EnterButton, RadioGroup, RangeField } from '@polden/ui';
import { CALCULATOR_ANCHOR } from '../choice-address/anchor.ts';
import { usePostingForm } from '../choice-address/posting-form.ts';
import { offeredPayouts, offeredPeriods, sumStops } from './deposit-choice.ts';
import type { ChosenDeposit } from './use-deposit.ts';
import css from './deposit-calculator.module.css';

/** Of the arrow keys in the typed field, roubles. */
const SUM_STEP = 100_000;

export interface DepositFieldsProps {
  options: InvestorCalcOptions;
  chosen: ChosenDeposit;
}

export function DepositFields({ options, chosen }: DepositFieldsProps) {
  const { deposit, askedSecond, setSum, setPeriod, setProfitOption } = chosen;
  const { minSum, maxSum } = deposit;
  const periods = offeredPeriods(options, deposit);
  const payouts = offeredPayouts(options, deposit.entity.id);
  const stops = useMemo(() => sumStops(minSum, maxSum), [minSum, maxSum]);
  const asked = new URLSearchParams(useLocation().search);
  const form = usePostingForm();

  return (
    <Form
      className={css.fields}
      action={`#${CALCULATOR_ANCHOR}`}
      aria-label="Сумма, срок и выплата"
      preventScrollReset
    >
      <EnterButton form={form} />
      <input type="hidden" name="entity" value={deposit.entity.id} />
      {askedSecond !== undefined && <input type="hidden" name="second" form={form} value={askedSecond} />}
      <RangeField
        id={fieldId('zayavka', 'sum')}
        label="Сколько вложить"
        name="sum"
        form={form}
        min={minSum}
        max={maxSum}
        step={SUM_STEP}
        stops={stops}
        value={deposit.sumRubles}
        asked={asked.get('sum')}
        onChange={setSum}
        format={formatRubles}
        minLabel={formatRublesShort(minSum)}
        maxLabel={formatRublesShort(maxSum)}
      />
      <RadioGroup
        label="На сколько месяцев"
        name="period"
        form={form}
        options={periods.map((months) => ({ value: String(months), label: String(months) }))}
        value={String(deposit.period)}
        onChange={(months) => setPeriod(Number(months))}
      />
      <RadioGroup
        label="Когда получать проценты"
        name="profit"
        form={form}
        options={payouts.map(({ id: option, title }) => ({ value: String(option), label: title }))}
        value={String(deposit.profitOption)}
        onChange={(option) => setProfitOption(Number(option))}
      />
      <div className={css.recalculate}>
        <CalculateButton form={form} part={CALCULATOR_ANCHOR} />
      </div>
    </Form>
  );
}
