import { useState } from 'react';
import { useActionData, useLocation } from 'react-router-dom';
import type { SentForm } from '@polden/request-form';
import type { InvestorCalcOptions, InvestorEntityId } from '@polden/api-contract';
import { useAddress } from '../choice-address/use-address.ts';
import {
  chooseDeposit,
  chooseSecond,
  readAddress,
  searchFor,
  searchOf,
  type AskedDeposit,
  type Deposit,
} from './deposit-choice.ts';

export interface ChosenDeposit {
  deposit: Deposit;
  /** The same for another term; null when only one is offered. */
  second: Deposit | null;
  /** Months of that term when somebody has chosen it. */
  askedSecond: number | undefined;
  /** Query of the same page for another kind of person. */
  searchOf: (entity: InvestorEntityId) => string;
  setSum: (rubles: number) => void;
  setPeriod: (months: number) => void;
  /** Of `ProfitOptionId`. */
  setProfitOption: (option: number) => void;
  setSecond: (months: number) => void;
}

interface Changes extends Omit<AskedDeposit, 'entity'> {
  /** Query at which they were made: a new one says anew what is wanted. */
  search: string;
}

/**
 * The deposit in the calculator: from the address in the first HTML, then as it is changed, and the address with it. Null
 * when none is offered.
 */
export function useDeposit(options: InvestorCalcOptions): ChosenDeposit | null {
  const { search } = useLocation();
  const [changes, setChanges] = useState<Changes>({ search });
  // Each kind of person has a sum of its own, found again after a look at the other.
  const [sums, setSums] = useState<Partial<Record<InvestorEntityId, number>>>({});

  // A page without scripts knows of no other choice than the one that was sent.
  const sent = useActionData<SentForm>()?.search;
  // What was chosen while the form was on its way stays when it has come to its own address.
  if (changes.search !== search) setChanges({ ...(search === sent && changes), search });
  const asked: AskedDeposit = { ...readAddress(new URLSearchParams(sent ?? search)), ...changes };
  const entity = chooseDeposit(options, asked)?.entity.id;
  const known = entity === undefined ? undefined : sums[entity];
  const deposit = chooseDeposit(options, { ...asked, sum: asked.sum ?? known });
  const isChanged = Object.keys(changes).length > 1;
  useAddress(deposit && isChanged ? searchOf(deposit, asked.second) : null);
  if (!deposit) return null;

  return {
    deposit,
    second: chooseSecond(options, deposit, asked.second),
    askedSecond: asked.second,
    searchOf: (other) => searchFor(other, deposit, asked.second),
    setSum: (sum) => {
      setChanges({ ...changes, sum });
      setSums({ ...sums, [deposit.entity.id]: sum });
    },
    setPeriod: (period) => setChanges({ ...changes, period }),
    setProfitOption: (profit) => setChanges({ ...changes, profit }),
    setSecond: (second) => setChanges({ ...changes, second }),
  };
}
