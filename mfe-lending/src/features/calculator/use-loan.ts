import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductInfo } from '@polden/api-contract';
import { termInUnits } from '@polden/lending-math';
import type { LoanPreset } from '../loan-page/loan-page.model.ts';
import { rememberInDraft, restoreDraft, useDraft } from '../loan-request/loan-request.store.ts';
import { chooseLoan, readAddress, type Loan } from './loan-choice.ts';

export interface ChosenLoan {
  loan: Loan;
  /** Query of the same page with another product; keeps what was chosen. */
  searchOf: (product: ProductInfo) => string;
  setSum: (rubles: number) => void;
  /** `units` is in the product's unit. */
  setTerm: (units: number) => void;
}

/** The loan in the calculator: from the address in the first HTML, from the draft once it is restored or changed. */
export function useLoan(products: readonly ProductInfo[], preset: LoanPreset): ChosenLoan | null {
  const { search } = useLocation();
  const draft = useDraft();
  const [changedAt, setChangedAt] = useState<string | null>(null);
  useEffect(restoreDraft, []);

  const address = readAddress(new URLSearchParams(search));
  // A link with a sum in it says what the person wants now, the draft what was wanted before.
  const addressRules = (address.sum ?? address.term) !== undefined && changedAt !== search;
  const loan = chooseLoan(products, preset, address, addressRules ? null : draft);
  if (!loan) return null;

  const change = (sum: number, period: number) => {
    setChangedAt(search);
    rememberInDraft({ product: loan.product.product, sum, period, loanChosen: true });
  };
  return {
    loan,
    searchOf: ({ product }) => `?product=${product}${addressRules ? `&sum=${loan.sumRubles}` : ''}`,
    setSum: (rubles) => change(rubles, termInUnits(loan.product, loan.termDays)),
    setTerm: (units) => change(loan.sumRubles, units),
  };
}
