import type { Bond } from '@polden/api-contract';
import { BROKER_ACCOUNTS } from '@polden/lending-math';
import { fieldId } from '@polden/request-form';
import { formatPercent } from '@polden/ru';
import { CalculateButton, EnterButton, RadioGroup, SelectField, TextField } from '@polden/ui';
import { useId } from 'react';
import { Form } from 'react-router-dom';
import { CALCULATOR_ANCHOR } from '../choice-address/anchor.ts';
import { usePostingForm } from '../choice-address/posting-form.ts';
import type { ChosenBond } from '../bond-choice/bond-choice.ts';
import { formatYears } from '../bond-choice/bond-words.ts';
import css from './bonds.module.css';

export interface BondFieldsProps {
  bonds: readonly Bond[];
  chosen: ChosenBond;
}

export function BondFields({ bonds, chosen }: BondFieldsProps) {
  const id = useId();
  const { choice, since, setBond, setAccount, setSum, tidySum } = chosen;
  const posting = usePostingForm();
  // Without a sum there is no form of a request.
  const form = choice.sumRubles > 0 ? posting : undefined;
  return (
    <Form
      className={css.fields}
      action={`#${CALCULATOR_ANCHOR}`}
      aria-label="Выпуск, счёт и сумма"
      preventScrollReset
    >
      <EnterButton form={form} />
      <SelectField
        // It shows by itself only what is chosen in it.
        key={since}
        id={`${id}-bond`}
        label="Выпуск облигаций"
        name="bond"
        form={form}
        options={bonds.map(({ id: bondId, ticker, coupon, year }) => ({
          value: String(bondId),
          label: `${ticker}: ${formatPercent(coupon)}, ${formatYears(year)}`,
        }))}
        defaultValue={String(choice.bond.id)}
        onChange={setBond}
      />
      <RadioGroup
        label="Брокерский счёт"
        name="account"
        form={form}
        options={BROKER_ACCOUNTS.map((account) => ({ value: String(account.id), label: account.title }))}
        value={String(choice.account.id)}
        onChange={setAccount}
      />
      <TextField
        id={fieldId('zayavka', 'sum')}
        label="Сколько вложить, ₽"
        name="sum"
        form={form}
        inputMode="numeric"
        mask="money"
        autoComplete="off"
        value={choice.sumText}
        onChange={setSum}
        onBlur={tidySum}
        hint={choice.sumHint}
        error={choice.sumError}
      />
      <div className={css.recalculate}>
        <CalculateButton form={form} part={CALCULATOR_ANCHOR} />
      </div>
    </Form>
  );
}
