import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { InvestorCalcOptions, InvestorEntityId, ProfitOptionId } from '@polden/api-contract';
import { chooseDeposit, readAddress, searchFor, type AskedDeposit, type Deposit } from './deposit-choice.ts';

export interface ChosenDeposit {
  deposit: Deposit;
  /** Query of the same page for another kind of person. */
  searchOf: (entity: InvestorEntityId) => string;
  setSum: (rubles: number) => void;
  setPeriod: (months: number) => void;
  setProfitOption: (option: ProfitOptionId) => void;
}

interface Changes extends Omit<AskedDeposit, 'entity'> {
  /** Query at which they were made: a new one says anew what is wanted. */
  search: string;
}

/** The deposit in the calculator: from the address in the first HTML, then as it is changed. Null when none is offered. */
export function useDeposit(options: InvestorCalcOptions): ChosenDeposit | null {
  const { search } = useLocation();
  const [changes, setChanges] = useState<Changes>({ search });
  // Each kind of person has a sum of its own, found again after a look at the other.
  const [sums, setSums] = useState<Partial<Record<InvestorEntityId, number>>>({});

  const current = changes.search === search ? changes : { search };
  const asked: AskedDeposit = { ...readAddress(new URLSearchParams(search)), ...current };
  const entity = chooseDeposit(options, asked)?.entity.id;
  if (entity === undefined) return null;
  const deposit = chooseDeposit(options, { ...asked, sum: asked.sum ?? sums[entity] });
  if (!deposit) return null;

  return {
    deposit,
    searchOf: (other) => searchFor(other, deposit),
    setSum: (sum) => {
      setChanges({ ...current, sum });
      setSums({ ...sums, [entity]: sum });
    },
    setPeriod: (period) => setChanges({ ...current, period }),
    setProfitOption: (profit) => setChanges({ ...current, profit }),
  };
}
