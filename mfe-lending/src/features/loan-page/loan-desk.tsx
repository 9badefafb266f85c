import type { LeadDocument, ProductInfo } from '@polden/api-contract';
import { Card, Notice } from '@polden/ui';
import { Calculator } from '../calculator/calculator.tsx';
import { useLoan } from '../calculator/use-loan.ts';
import { LoanRequest } from '../loan-request/loan-request.tsx';
import { CallUs } from './call-us.tsx';
import type { LoanPreset } from './loan-page.model.ts';

export interface LoanDeskProps {
  products: readonly ProductInfo[];
  preset: LoanPreset;
  /** Null when they could not be read. */
  documents: LeadDocument[] | null;
  /** YYYY-MM-DD. */
  today: string;
}

/** The calculator and the request; a telephone number in the place of what cannot be shown. */
export function LoanDesk({ products, preset, documents, today }: LoanDeskProps) {
  const chosen = useLoan(products, preset);
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
  return (
    <Calculator products={products} chosen={chosen} today={today}>
      {documents ? (
        <LoanRequest loan={chosen.loan} documents={documents} />
      ) : (
        <Notice tone="warning" title="Заявку сейчас не отправить">
          <p>
            Не удалось загрузить документы, без которых её нельзя принять. Обновите страницу через минуту или
            позвоните: <CallUs />
          </p>
        </Notice>
      )}
    </Calculator>
  );
}
