import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { HasCar, ProductInfo } from '@polden/api-contract';
import { termInUnits } from '@polden/lending-math';
import type { LoanPreset } from '../loan-page/loan-page.model.ts';
import { rememberInDraft, restoreDraft, useDraft } from '../loan-request/loan-request.store.ts';
import { readHasCar, withCarTerms } from './car-terms.ts';
import { choiceOf, chooseLoan, readAddress, type Loan } from './loan-choice.ts';

export interface ChosenLoan {
  loan: Loan;
  /** 0 also where it is not asked. */
  hasCar: HasCar;
  /** What somebody may borrow with a car and without; null where it makes no difference. */
  carLimits: { withCar: number; without: number } | null;
  /** Query of the same page with another product; keeps what was chosen. */
  searchOf: (product: ProductInfo) => string;
  setSum: (rubles: number) => void;
  /** `units` is in the product's unit. */
  setTerm: (units: number) => void;
  setHasCar: (hasCar: HasCar) => void;
}

export interface LoanOffered {
  products: readonly ProductInfo[];
  preset: LoanPreset;
  /** Whose terms an instalment loan takes for somebody with a car; undefined where it is not asked. */
  titleLoan: ProductInfo | undefined;
}

/** What somebody with a car is offered first. */
const WITH_CAR = { sumRubles: 280_000, termDays: 1_440 };

/** The loan in the calculator: from the address in the first HTML, from the draft once it is restored or changed. */
export function useLoan({ products, preset, titleLoan }: LoanOffered): ChosenLoan | null {
  const { search } = useLocation();
  const draft = useDraft();
  useEffect(restoreDraft, []);

  const parameters = new URLSearchParams(search);
  const address = readAddress(parameters);
  const told = draft.hasCar === 0 ? readHasCar(parameters) : draft.hasCar;
  const hasCar = titleLoan ? told : 0;
  // A link with a sum in it says what the person wants now, the draft what was wanted before or since.
  const addressRules = (address.sum ?? address.term) !== undefined && draft.chosenAt !== search;
  const usual = hasCar === 1 && preset.product === 'installment' ? { ...preset, ...WITH_CAR } : preset;
  const loan = chooseLoan(
    withCarTerms(products, titleLoan, hasCar),
    usual,
    address,
    addressRules ? null : { ...draft, instalmentChosen: draft.instalmentChosen && hasCar !== 1 },
  );
  if (!loan) return null;

  // Only an instalment loan depends on it.
  const withoutCar = products.find(
    ({ product }) => product === 'installment' && product === loan.product.product,
  );
  const change = (sum: number, period: number) =>
    rememberInDraft({ ...choiceOf(loan.product, hasCar, sum, period), chosenAt: search });
  return {
    loan,
    hasCar: withoutCar ? hasCar : 0,
    carLimits: titleLoan && withoutCar ? { withCar: titleLoan.sum.max, without: withoutCar.sum.max } : null,
    searchOf: ({ product }) => `?product=${product}${addressRules ? `&sum=${loan.sumRubles}` : ''}`,
    setSum: (rubles) => change(rubles, termInUnits(loan.product, loan.termDays)),
    setTerm: (units) => change(loan.sumRubles, units),
    // What was chosen without the car was chosen within other bounds.
    setHasCar: (answer) => rememberInDraft({ hasCar: answer, loanChosen: false }),
  };
}
