import type { Bond } from '@polden/api-contract';
import { BROKER_ACCOUNTS } from '@polden/lending-math';
import { formatPercent } from '@polden/ru';
import { Button, RadioGroup, SelectField, TextField } from '@polden/ui';
import { useId } from 'react';
import { Form, useLocation } from 'react-router-dom';
import type { ChosenBond } from './bond-choice.ts';
import { formatYears } from './bond-words.ts';
import css from './bonds.module.css';

export interface BondFieldsProps {
  bonds: readonly Bond[];
  chosen: ChosenBond;
  /** Anchor to come back to without JavaScript. */
  action: string;
}

export function BondFields({ bonds, chosen, action }: BondFieldsProps) {
  const { pathname, search } = useLocation();
  const id = useId();
  const { choice, setBond, setAccount, setSum, tidySum } = chosen;
  return (
    <Form
      className={css.fields}
      action={`${pathname}${action}`}
      aria-label="Выпуск, счёт и сумма"
      preventScrollReset
    >
      <SelectField
        // Another address may choose another issue.
        key={search}
        id={`${id}-bond`}
        label="Выпуск облигаций"
        name="bond"
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
        options={BROKER_ACCOUNTS.map((account) => ({ value: String(account.id), label: account.title }))}
        value={String(choice.account.id)}
        onChange={setAccount}
      />
      <TextField
        id={`${id}-sum`}
        label="Сколько вложить, ₽"
        name="sum"
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
        <Button type="submit" variant="secondary">
          Рассчитать
        </Button>
      </div>
    </Form>
  );
}
