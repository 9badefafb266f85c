import type { Bond } from '@polden/api-contract';
import { bondLots, BROKER_ACCOUNTS, DEFAULT_BOND_SUM_RUBLES, wholeBondsRubles } from '@polden/lending-math';
import { formatNumber, formatRubles, readRoubles } from '@polden/ru';
import { useState } from 'react';
import { useActionData, useLocation } from 'react-router-dom';
import type { SentForm } from '@polden/request-form';
import { useAddress } from '../choice-address/use-address.ts';
import { paidCouponsOf } from './bond-words.ts';

export type Account = (typeof BROKER_ACCOUNTS)[number];

/** What the calculator shows. */
export interface BondChoice {
  bond: Bond;
  /** So many coupons have gone to those who bought before today. */
  paidCoupons: number;
  account: Account;
  /** As it was typed. */
  sumText: string;
  /** Whole roubles of whole bonds, from one to the whole issue; 0 for what is no number. */
  sumRubles: number;
  /** What was made of the typed sum, or which sums there are. */
  sumHint: string;
  /** Which sums there are: «от 1 000 ₽ до 400 000 000 ₽». */
  bounds: string;
  /** What is wrong with a sum that is none. */
  sumError: string | undefined;
}

type Lots = ReturnType<typeof bondLots>;

/** What was asked for, in the address or in the calculator: any texts. */
interface Asked {
  bond?: string;
  account?: string;
  sum?: string;
}

export interface ChosenBond {
  choice: BondChoice;
  /** Key of the location that has said what is wanted. */
  since: string;
  setBond: (id: string) => void;
  setAccount: (id: string) => void;
  setSum: (text: string) => void;
  /** Groups the digits of what was typed. */
  tidySum: () => void;
}

/** The first issue, the classic account and the usual sum where nothing, or nothing that there is, was asked for. */
export function chooseBond(bonds: readonly Bond[], today: string, asked: Asked): BondChoice | null {
  const bond = bonds.find(({ id }) => String(id) === asked.bond) ?? bonds[0];
  const account = BROKER_ACCOUNTS.find(({ id }) => String(id) === asked.account) ?? BROKER_ACCOUNTS[0];
  if (!bond) return null;
  const sumText = asked.sum ?? formatNumber(DEFAULT_BOND_SUM_RUBLES);
  const paidCoupons = paidCouponsOf(bond, today);
  const lots = bondLots(bond, paidCoupons);
  return { bond, paidCoupons, account, sumText, bounds: boundsOf(lots), ...sumIn(lots, sumText) };
}

function sumIn(lots: Lots, text: string): Pick<BondChoice, 'sumRubles' | 'sumHint' | 'sumError'> {
  const asked = readRoubles(text) ?? 0;
  const bounds = boundsOf(lots);
  if (asked === 0) {
    return { sumRubles: 0, sumHint: '', sumError: `Напишите сумму цифрами: ${bounds}` };
  }
  const sumRubles = wholeBondsRubles(asked, lots);
  const why = sumRubles === asked ? `. Можно ${bounds}` : `: ${whyAnother(asked, lots)}`;
  return { sumRubles, sumHint: `Считаем на ${formatRubles(sumRubles)}${why}`, sumError: undefined };
}

/** «от 1 000 ₽ до 400 000 000 ₽». */
function boundsOf(lots: Lots): string {
  return `от ${formatRubles(lots.nominal)} до ${formatRubles(wholeBondsRubles(lots.volume, lots))}`;
}

function whyAnother(asked: number, { nominal, volume }: Lots): string {
  if (asked < nominal) return 'это одна облигация, меньше не купить';
  return asked > volume ? 'это весь выпуск' : `облигации продаются целиком, по ${formatRubles(nominal)}`;
}

/** «300000» → «300 000»; what is no sum stays as it was typed. */
function grouped(text: string): string {
  const rubles = readRoubles(text);
  return rubles === null ? text : formatNumber(rubles);
}

/** The choice from the address in the first HTML, then as it is changed. Null without bonds. `today`: YYYY-MM-DD. */
export function useBond(bonds: readonly Bond[], today: string): ChosenBond | null {
  const { search, key } = useLocation();
  const [changes, setChanges] = useState<Asked & { at: string; since: string }>({ at: key, since: key });
  // A page without scripts knows of no other choice than the one that was sent.
  const sent = useActionData<SentForm>()?.search;
  // Each way to an address says anew what is wanted. What was chosen while the form was on its way to its own one stays.
  if (changes.at !== key) setChanges({ since: key, ...(search === sent && changes), at: key });
  const choice = chooseBond(bonds, today, { ...readAddress(sent ?? search), ...changes });
  const isChanged = Object.keys(changes).length > 2;
  useAddress(choice && isChanged ? searchOf(choice) : null);
  if (!choice) return null;
  return {
    choice,
    since: changes.since,
    setBond: (bond) => setChanges({ ...changes, bond }),
    setAccount: (account) => setChanges({ ...changes, account }),
    setSum: (sum) => setChanges({ ...changes, sum }),
    tidySum: () => setChanges({ ...changes, sum: grouped(choice.sumText) }),
  };
}

/** Query of the page with this choice; a sum that is none stays one. */
export function searchOf({
  bond,
  account,
  sumRubles,
}: Pick<BondChoice, 'bond' | 'account' | 'sumRubles'>): string {
  return `?bond=${bond.id}&account=${account.id}&sum=${sumRubles || ''}`;
}

function readAddress(search: string): Asked {
  const params = new URLSearchParams(search);
  const names = ['bond', 'account', 'sum'] as const;
  const asked: Asked = Object.fromEntries(
    names.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])),
  );
  // What is no sum is not shown: nobody has typed it here.
  return asked.sum === undefined
    ? asked
    : { ...asked, sum: readRoubles(asked.sum) === null ? '' : grouped(asked.sum) };
}
