import type { Bond } from '@polden/api-contract';
import { BROKER_ACCOUNTS, DEFAULT_BOND_SUM_RUBLES, readBondSum } from '@polden/lending-math';
import { formatNumber } from '@polden/ru';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export type Account = (typeof BROKER_ACCOUNTS)[number];

/** What the calculator shows. */
export interface BondChoice {
  bond: Bond;
  account: Account;
  /** As it was typed. */
  sumText: string;
  /** Whole roubles; 0 for what is no number, or a negative one. */
  sumRubles: number;
}

/** What was asked for, in the address or in the calculator: any texts. */
interface Asked {
  bond?: string;
  account?: string;
  sum?: string;
}

export interface ChosenBond {
  choice: BondChoice;
  setBond: (id: string) => void;
  setAccount: (id: string) => void;
  setSum: (text: string) => void;
}

/** The first issue, the classic account and the usual sum where nothing, or nothing that there is, was asked for. */
function chooseBond(bonds: readonly Bond[], asked: Asked): BondChoice | null {
  const bond = bonds.find(({ id }) => String(id) === asked.bond) ?? bonds[0];
  const account = BROKER_ACCOUNTS.find(({ id }) => String(id) === asked.account) ?? BROKER_ACCOUNTS[0];
  if (!bond) return null;
  const sumText = asked.sum ?? formatNumber(DEFAULT_BOND_SUM_RUBLES);
  return { bond, account, sumText, sumRubles: readBondSum(sumText) };
}

/** The choice from the address in the first HTML, then as it is changed. Null without bonds. */
export function useBond(bonds: readonly Bond[]): ChosenBond | null {
  const { search } = useLocation();
  const [changes, setChanges] = useState<Asked & { search: string }>({ search });
  // A new address says anew what is wanted.
  const current = changes.search === search ? changes : { search };
  const choice = chooseBond(bonds, { ...readAddress(search), ...current });
  if (!choice) return null;
  return {
    choice,
    setBond: (bond) => setChanges({ ...current, bond }),
    setAccount: (account) => setChanges({ ...current, account }),
    setSum: (sum) => setChanges({ ...current, sum }),
  };
}

function readAddress(search: string): Asked {
  const params = new URLSearchParams(search);
  const names = ['bond', 'account', 'sum'] as const;
  return Object.fromEntries(names.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])));
}
