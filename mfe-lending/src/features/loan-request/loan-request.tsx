import { EarlierRequest } from './earlier-request.tsx';
import { useDraft } from './loan-request.store.ts';
import { PhoneStep, type StepProps } from './phone-step.tsx';
import { CodeStep } from './steps.ts';
import { REQUEST_ANCHOR } from '../calculator/anchor.ts';
import css from './loan-request.module.css';

/** The beginning of a loan request, beside the calculator: phone and consents, then the code; once it is stored, the way back to it. */
export function LoanRequest({ state, documents }: StepProps) {
  const { firstFormDisabled, requestResponse } = useDraft();
  const stored =
    firstFormDisabled && requestResponse?.product === state.values.product ? requestResponse : null;
  return (
    <div id={REQUEST_ANCHOR} className={css.request}>
      {state.step === 'code' && <CodeStep state={state} documents={documents} />}
      {state.step !== 'code' && stored && (
        <EarlierRequest
          leadId={stored.id}
          product={stored.product}
          variant={state.values.variant}
          documents={documents}
        />
      )}
      {state.step !== 'code' && !stored && <PhoneStep state={state} documents={documents} />}
    </div>
  );
}
