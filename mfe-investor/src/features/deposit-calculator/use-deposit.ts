import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { InvestorCalcOptions, InvestorEntityId, ProfitOptionId } from '@polden/api-contract';
import { chooseDeposit, readAddress, searchFor, type Deposit } from './deposit-choice.ts';

export interface ChosenDeposit {
  deposit: Deposit;
  /** Query of the same page for another kind of person. */
  searchOf: (entity: InvestorEntityId) => string;
  setSum: (rubles: number) => void;
  setPeriod: (months: number) => void;
  setProfitOption: (option: ProfitOptionId) => void;
}

interface Changes {
  /** Of the address at which they were made: another address says anew what is wanted. */
  search: string;
  period?: number;
  profit?: number;
}

/** The deposit in the calculator: from the address in the first HTML, then as it is changed. Null when none is offered. */
export function useDeposit(options: InvestorCalcOptions): ChosenDeposit | null {
  const { search } = useLocation();
  const [changes, setChanges] = useState<Changes>({ search });
  // Each kind of person has a sum of its own, to be found again when one looks at the other and comes back.
  const [sums, setSums] = useState<Partial<Record<InvestorEntityId, number>>>({});
  const [sumChangedAt, setSumChangedAt] = useState<string | null>(null);

  const current = changes.search === search ? changes : { search };
  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search]);
  const asked = { ...address, ...current };
  const entity = chooseDeposit(options, asked)?.entity.id;
  const ownSum = entity === undefined ? undefined : sums[entity];
  const sum = sumChangedAt === search ? (ownSum ?? address.sum) : (address.sum ?? ownSum);
  const deposit = chooseDeposit(options, { ...asked, sum });
  if (!deposit) return null;

  return {
    deposit,
    searchOf: (other) => searchFor(other, deposit),
    setSum: (rubles) => {
      setSums({ ...sums, [deposit.entity.id]: rubles });
      setSumChangedAt(search);
    },
    setPeriod: (period) => setChanges({ ...current, period }),
    setProfitOption: (profit) => setChanges({ ...current, profit }),
  };
}
