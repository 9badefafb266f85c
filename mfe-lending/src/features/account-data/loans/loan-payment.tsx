import { fewerPayments, type LeadOffer, type OwnLoan, type TransferCode } from '@polden/api-contract';
import { formatDate, formatKopecks, formatRubles, groupedSum } from '@polden/ru';
import { ActionForm, Button, ErrorSummary, TextField } from '@polden/ui';
import { CONTRACT_SAMPLE } from '../../payments/payment-facts.ts';
import type { AccountAnswer } from '../act.ts';
import css from '../account-data.module.css';

export interface LoanPaymentProps {
  loan: OwnLoan;
  /** To the form of this loan. */
  answer: AccountAnswer<TransferCode> | undefined;
}

const FIELDS = ['contract', 'sum'] as const;

/** A loan, and the form from which the code of its payment is made. */
export function LoanPayment({ loan, answer }: LoanPaymentProps) {
  const { leadId, sum, created, offer, payer } = loan;
  const { values = {}, errors = {} } = answer ?? {};
  const idOf = (field: string) => `${field}-${leadId}`;
  const title = `Заём на ${formatRubles(sum)}`;
  return (
    <section className={css.part} aria-labelledby={idOf('loan')}>
      <h2 id={idOf('loan')}>{title}</h2>
      <p>
        Заявка от {formatDate(created, 'DD.MM.YYYY')}, плательщик {payer}.
        {offer && <> По одобренным условиям {paymentsOf(offer)}; точный — в графике договора.</>}
      </p>
      <ActionForm aria-label={`Платёж: ${title}`} className={css.form} data-draft={`payment-${leadId}`}>
        <ErrorSummary
          attempt={answer}
          errors={FIELDS.flatMap((field) =>
            (errors[field] ?? []).slice(0, 1).map((message) => ({ fieldId: idOf(field), message })),
          )}
        />
        <input type="hidden" name="leadId" value={leadId} />
        <TextField
          id={idOf('contract')}
          name="contract"
          label="Номер договора"
          hint={`На первой странице договора: ${CONTRACT_SAMPLE}`}
          defaultValue={values['contract'] ?? ''}
          error={errors['contract']?.[0]}
          autoComplete="off"
          maxLength={30}
          required
        />
        <TextField
          id={idOf('sum')}
          name="sum"
          label="Сумма"
          inputMode="decimal"
          suffix="₽"
          hint="Можно с копейками: 12 500,50"
          defaultValue={values['sum'] ?? (offer ? roubles(offer.paymentKopecks) : '')}
          error={errors['sum']?.[0]}
          autoComplete="off"
          maxLength={15}
          required
        />
        <p>
          <Button type="submit">Сделать QR-код</Button>
        </p>
      </ActionForm>
    </section>
  );
}

/** «платёж — 12 500,50 ₽, последний — 12 500,43 ₽». */
function paymentsOf({ monthCount, paymentKopecks, paymentCount, lastPaymentKopecks }: LeadOffer): string {
  const fewer = monthCount === null ? null : fewerPayments(paymentCount, monthCount);
  return [
    `платёж — ${formatKopecks(paymentKopecks)}`,
    ...(lastPaymentKopecks === paymentKopecks ? [] : [`последний — ${formatKopecks(lastPaymentKopecks)}`]),
    ...(fewer === null ? [] : [`платежей будет ${fewer}`]),
  ].join(', ');
}

/** «12 500,50». */
function roubles(kopecks: number): string {
  return groupedSum((kopecks / 100).toFixed(2).replace('.', ','));
}
