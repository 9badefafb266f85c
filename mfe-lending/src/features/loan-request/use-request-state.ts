import { useEffectEvent, useLayoutEffect } from 'react';
import { useActionData, useLocation } from 'react-router-dom';
import type { HasCar, LeadDocument } from '@polden/api-contract';
import { termInUnits, type LoanCalculation } from '@polden/lending-math';
import { phoneDigitsOf } from '@polden/request-form';
import { choiceOf, lastLoan, type Loan } from '../calculator/loan-choice.ts';
import type { FormVariant } from '../calculator/loan-offer.model.ts';
import { formIndexOf } from './form-index.ts';
import { withoutStep } from './step-address.ts';
import { moveForm, NO_TICKS, rememberInDraft, useDraft } from './loan-request.store.ts';
import { monthsOf } from './months-of.ts';
import { requestIn, type RequestState, type RequestValues } from './request-state.ts';
import { useStepAddress } from './use-step-address.ts';
import { responseOf, stateOfDraft } from './state-of-draft.ts';

/** What the page knows of the loan that is being asked for. */
export interface AskedLoan {
  loan: Loan;
  hasCar: HasCar;
  calculation: LoanCalculation;
  variant: FormVariant;
  documents: readonly LeadDocument[];
}

/** The state, and whether its step is another one than the page was opened at. */
export interface ShownState extends RequestState {
  moved: boolean;
}

/** Where the request stands: what the action answered last, or the draft of this tab, or its beginning. */
export function useRequestState({ loan, hasCar, calculation, variant, documents }: AskedLoan): ShownState {
  const answer = requestIn(useActionData());
  const draft = useDraft();
  const { pathname, search } = useLocation();
  const { product, sumRubles, termDays } = loan;
  const { paymentKopecks, rate } = calculation;
  const { requestResponse } = draft;
  // A page goes on with what it does not lend where its address names that.
  const named = new URLSearchParams(search).get('product');
  const asked = requestResponse?.product === named ? requestResponse : product;

  const remember = useEffectEvent(({ step, values, errors, notice, resendAfter, unread }: RequestState) => {
    const before = useDraft.getState();
    const wrong = notice !== null || Object.keys(errors).length > 0;
    const index = formIndexOf(step, values.at);
    moveForm(index - before.currentFormIdx);
    rememberInDraft({
      ...choiceOf(before.choices, values, values.hasCar, {
        sum: values.sumRubles,
        period: termInUnits(product, values.termDays),
        at: withoutStep(search),
      }),
      product: values.product,
      phoneNumber: values.phone,
      phoneConfirmed: values.phoneConfirmed,
      hasCar: values.hasCar,
      carAt: withoutStep(search),
      fullName: values.fullName,
      source: values.source,
      city: values.city,
      mainInfo: values.answers,
      checking: values.checking,
      requestKey: values.key,
      requestResponse: responseOf(values, before),
      documents: documents.filter(({ id }) => values.documents.includes(id)),
      begunAt: { product: values.product, path: pathname },
      requestStatus: unread ? 'progress' : wrong ? 'fail' : 'undefined',
      forgotten: false,
      // Some are stored before the code, which then may not be sent.
      firstFormDisabled: values.leadId !== '' && values.phoneConfirmed,
      error: wrong ? { path: pathname, index, notice, error_validation: errors } : null,
      errorCount: wrong ? before.errorCount + 1 : 0,
      ...(resendAfter === null
        ? {}
        : {
            resendAt: Date.now() + resendAfter * 1000,
            codeSentTo: phoneDigitsOf(values.phone),
            ticked: NO_TICKS,
          }),
    });
  });
  const rememberFigures = useEffectEvent(() => rememberInDraft(figuresOf(loan, calculation)));
  // Nothing is kept of a page on which nothing has been done.
  const isKept = draft !== useDraft.getInitialState();
  // The address follows before the step is painted, and what it leads to is the draft.
  useLayoutEffect(() => {
    if (answer) remember(answer);
  }, [answer]);

  useLayoutEffect(() => {
    if (isKept) rememberFigures();
  }, [isKept, answer, product.product, hasCar, sumRubles, termDays, paymentKopecks, rate.percent]);

  // After the draft has kept the answer: the address that follows has no other memory of it.
  const place = { product: asked.product, variant, documents, path: pathname };
  const { index, moved } = useStepAddress(answer, place);
  const state = answer ?? stateOfDraft({ ...draft, currentFormIdx: index }, place, product.terms);
  return { ...state, moved, values: withLoan(state.values, loan, variant, hasCar) };
}

/** The loan as the page shows it: whatever is kept of it is of one loan. */
function figuresOf({ product, sumRubles, termDays }: Loan, { paymentKopecks, rate }: LoanCalculation) {
  return {
    ...lastLoan(product.product, sumRubles, termInUnits(product, termDays)),
    percents: rate.percent,
    monthlyPayment: Math.round(paymentKopecks / 100),
    availableMonths: monthsOf(product),
  };
}

/** The calculator may have moved since, or the tab of the product. What is stored is stored for its own. */
function withLoan(
  values: RequestValues,
  { product: { product }, sumRubles, termDays }: Loan,
  variant: FormVariant,
  hasCar: HasCar,
): RequestValues {
  if (values.leadId !== '' && values.product !== product) return values;
  return {
    ...values,
    variant,
    product,
    sumRubles,
    termDays,
    hasCar,
  };
}
