import type { LeadDocument } from '@polden/api-contract';
import type { Loan } from '../calculator/loan-choice.ts';
import { CodeStep } from './code-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { REQUEST_ANCHOR } from './request-state.ts';
import { useRequestState } from './use-request-state.ts';
import css from './loan-request.module.css';

export interface LoanRequestProps {
  loan: Loan;
  documents: LeadDocument[];
}

/** The first step of a loan request: phone and consents, then the code. */
export function LoanRequest({ loan, documents }: LoanRequestProps) {
  const state = useRequestState(loan, documents);
  return (
    <div id={REQUEST_ANCHOR} className={css.request}>
      {state.step === 'code' ? <CodeStep state={state} /> : <PhoneStep state={state} documents={documents} />}
    </div>
  );
}
