import { useEffect } from 'react';
import { useActionData, useLocation } from 'react-router-dom';
import type { ProductInfo } from '@polden/api-contract';
import { termInUnits } from '@polden/lending-math';
import type { LoanPreset } from '../calculator/loan-offer.model.ts';
import { CODE_INDEX } from './form-index.ts';
import { requestIn } from './request-state.ts';
import { indexInSearch, searchOfStep, withoutStep } from './step-address.ts';
import { rememberInDraft, restoreDraft, useDraft } from './loan-request.store.ts';
import { readHasCar, withCarTerms } from '../calculator/car-terms.ts';
import { choiceOf, type ChosenLoan, chooseLoan } from '../calculator/loan-choice.ts';

export interface LoanOffered {
  products: readonly ProductInfo[];
  preset: LoanPreset;
  /** The loan with the terms for a borrower with a car; undefined where the car is not asked about. */
  titleLoan: ProductInfo | undefined;
}

/** What somebody with a car is offered first. */
const WITH_CAR = { sumRubles: 280_000, termDays: 1_440 };

/** The loan in the calculator: from the address in the first HTML, from the draft once it is restored or changed. */
export function useLoan({ products, preset, titleLoan }: LoanOffered): ChosenLoan | null {
  const address = useLocation().search;
  const search = withoutStep(address);
  const draft = useDraft();
  const sent = requestIn(useActionData())?.values;
  const linked = titleLoan ? readHasCar(new URLSearchParams(search)) : 0;
  useEffect(() => {
    restoreDraft();
    const { hasCar, carAt } = useDraft.getState();
    // A link with an answer in it says what the person has now, as one with a sum does.
    if (linked !== 0 && hasCar !== 0 && carAt !== search) rememberInDraft({ hasCar: linked, carAt: search });
  }, [linked, search]);

  const told = draft.hasCar || sent?.hasCar || linked;
  const hasCar = titleLoan ? told : 0;
  const withCar = { ...preset, ...WITH_CAR };
  const [usual, presetOfOther] = hasCar === 1 ? [withCar, preset] : [preset, titleLoan && withCar];
  const loan = chooseLoan(
    withCarTerms(products, titleLoan, hasCar),
    { preset: usual, search, hasCar, presetOfOther, sent },
    draft.choices,
  );
  if (!loan) return null;

  // Only an instalment loan depends on it.
  const withoutCar = products.find(
    ({ product }) => product === 'installment' && product === loan.product.product,
  );
  const change = (sum: number, period: number) =>
    rememberInDraft(choiceOf(draft.choices, loan.product, hasCar, { sum, period, at: search }));
  return {
    loan,
    hasCar: withoutCar ? hasCar : 0,
    carLimits: titleLoan && withoutCar ? { withCar: titleLoan.sum.max, without: withoutCar.sum.max } : null,
    // Who has the code stays with it: it is one for all products that ask for the same documents.
    searchOf: ({ product }) =>
      searchOfStep(`?product=${product}`, indexInSearch(address) === CODE_INDEX ? CODE_INDEX : 0),
    setSum: (rubles) => change(rubles, termInUnits(loan.product, loan.termDays)),
    setTerm: (units) => change(loan.sumRubles, units),
    setHasCar: (answer) => rememberInDraft({ hasCar: answer, carAt: search }),
  };
}
