import { useDeferredValue } from 'react';
import type { LeadDocument, ProductInfo } from '@polden/api-contract';
import { CallUs, Card, Notice, useHydrated } from '@polden/ui';
import { REQUEST_FORM } from '../calculator/anchor.ts';
import { Calculator } from '../calculator/calculator.tsx';
import { PaymentBar } from '../calculator/payment-bar.tsx';
import { useCalculation } from '../calculator/use-calculation.ts';
import { useLoan } from '../loan-request/use-loan.ts';
import type { ChosenLoan } from '../calculator/loan-choice.ts';
import { variantOf } from '../loan-request/first-step/first-step.ts';
import { LoanRequest } from '../loan-request/loan-request.tsx';
import { AskedLoan, Questionnaire } from '../loan-request/steps.ts';
import { useRequestState } from '../loan-request/use-request-state.ts';
import type { LoanFigures } from '../calculator/loan-offer.model.ts';
import type { LoanOffer } from '../calculator/loan-offer.model.ts';

export interface LoanDeskProps {
  figures: LoanFigures;
  offer: LoanOffer;
  /** The loan with the terms for a borrower with a car. */
  titleLoan: ProductInfo | undefined;
  /** Null when they could not be read. */
  documents: LeadDocument[] | null;
}

/** The calculator and the request; a telephone number in the place of what cannot be shown. */
export function LoanDesk({ figures, offer, titleLoan, documents }: LoanDeskProps) {
  const asksCar = offer.form === 'installment';
  const chosen = useLoan({
    products: figures.products,
    preset: offer.preset,
    titleLoan: asksCar ? titleLoan : undefined,
  });
  if (!chosen) {
    return (
      <Card tone="raised" padding="l">
        <Notice tone="warning" title="Калькулятор сейчас недоступен">
          <p>
            Не удалось получить условия займов. Обновите страницу через минуту или позвоните: <CallUs />
          </p>
        </Notice>
      </Card>
    );
  }
  return <OpenDesk figures={figures} offer={offer} documents={documents} chosen={chosen} />;
}

const NO_DOCUMENTS: LeadDocument[] = [];

/** The calculator with the first steps; once the phone is confirmed, the questionnaire in their place. */
function OpenDesk({
  figures,
  offer,
  documents,
  chosen,
}: Omit<LoanDeskProps, 'titleLoan'> & { chosen: ChosenLoan }) {
  const { loan, hasCar } = chosen;
  const calculation = useCalculation(loan, figures);
  const hydrated = useHydrated();
  const variant = variantOf(offer, loan.product.product);
  const present = useRequestState({
    loan,
    hasCar,
    calculation,
    variant,
    documents: documents ?? NO_DOCUMENTS,
  });
  // The step before stays until the code of the next one has come.
  const state = { ...present, step: useDeferredValue(present.step) };
  if (state.step === 'questionnaire' || state.step === 'check') {
    return (
      <Questionnaire state={state}>
        {state.values.product === loan.product.product && (
          <AskedLoan loan={loan} calculation={calculation} onTerm={chosen.setTerm} />
        )}
      </Questionnaire>
    );
  }
  return (
    <>
      <Calculator
        figures={figures}
        chosen={chosen}
        calculation={calculation}
        form={documents && !hydrated ? REQUEST_FORM : undefined}
      >
        {documents ? (
          <LoanRequest state={state} documents={documents} />
        ) : (
          <Notice tone="warning" title="Заявку сейчас не отправить">
            <p>
              Не удалось загрузить документы, без которых её нельзя принять. Обновите страницу через минуту
              или позвоните: <CallUs />
            </p>
          </Notice>
        )}
      </Calculator>
      <PaymentBar calculation={calculation} />
    </>
  );
}
