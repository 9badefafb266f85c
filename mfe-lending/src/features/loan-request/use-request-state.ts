import { useEffect } from 'react';
import { useActionData } from 'react-router-dom';
import type { LeadDocument } from '@polden/api-contract';
import type { Loan } from '../calculator/loan-choice.ts';
import { goToFormStep, rememberInDraft, useDraft, type LoanRequestDraft } from './loan-request.store.ts';
import type { RequestState, RequestValues } from './request-state.ts';

const STEPS = ['phone', 'code'] as const;

/** Where the request stands: what the action answered last, or the draft of this tab, or its beginning. */
export function useRequestState(loan: Loan, documents: LeadDocument[]): RequestState {
  const answer = useActionData<RequestState>();
  const draft = useDraft();
  const { multiply } = loan.product.terms;

  useEffect(() => {
    if (!answer) return;
    const { step, values, errors, notice, resendAfter } = answer;
    const wrong = notice !== null || Object.keys(errors).length > 0;
    goToFormStep(STEPS.indexOf(step));
    rememberInDraft({
      loanChosen: true,
      product: values.product,
      sum: values.sumRubles,
      period: values.termDays / multiply,
      phoneNumber: values.phone,
      phoneConfirmed: values.phoneConfirmed,
      requestKey: values.key,
      documents: documents.filter(({ id }) => values.documents.includes(id)),
      requestStatus: wrong ? 'fail' : 'undefined',
      errorCount: wrong ? useDraft.getState().errorCount + 1 : 0,
      ...(resendAfter === null ? {} : { resendAt: Date.now() + resendAfter * 1000 }),
    });
  }, [answer, documents, multiply]);

  const state = answer ?? stateOfDraft(draft, multiply);
  return { ...state, values: withLoan(state.values, loan) };
}

function stateOfDraft(draft: LoanRequestDraft, daysInUnit: number): RequestState {
  const waitsForCode = draft.currentFormIdx === STEPS.indexOf('code');
  return {
    step: waitsForCode ? 'code' : 'phone',
    values: {
      product: draft.product,
      sumRubles: draft.sum,
      termDays: draft.period * daysInUnit,
      phone: draft.phoneNumber,
      documents: waitsForCode ? draft.documents.map(({ id }) => id) : [],
      key: waitsForCode ? draft.requestKey : '',
      phoneConfirmed: draft.phoneConfirmed,
    },
    errors: {},
    notice: null,
    resendAfter: null,
  };
}

/** The calculator may have moved since: another loan is another request, so it needs another key. */
function withLoan(values: RequestValues, loan: Loan): RequestValues {
  const { sumRubles, termDays } = loan;
  const { product } = loan.product;
  const same = values.product === product && values.sumRubles === sumRubles && values.termDays === termDays;
  return { ...values, product, sumRubles, termDays, key: same ? values.key : '' };
}
