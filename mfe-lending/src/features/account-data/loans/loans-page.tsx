import type { OwnLoans, TransferCode } from '@polden/api-contract';
import { ButtonLink, CallUs, Notice, useShellData } from '@polden/ui';
import { useActionData, useLoaderData } from 'react-router-dom';
import { useLastRead } from '../../last-read/use-last-read.ts';
import { TransferResult } from '../../payments/transfer/transfer-result.tsx';
import { AccountFrame } from '../account-frame.tsx';
import type { AccountAnswer } from '../act.ts';
import css from '../account-data.module.css';
import { LoanPayment } from './loan-payment.tsx';

/** `/login/platezhi`: what paying back one's loans takes. */
export function Component() {
  const read = useLoaderData<OwnLoans | null>();
  const loans = useLastRead(read, read === null);
  const answer = useActionData<AccountAnswer<TransferCode>>();
  const { brand } = useShellData();
  const { bank } = brand;
  const items = loans?.items ?? [];
  return (
    <AccountFrame
      page="loans"
      title="Платежи"
      lead="QR-код по реквизитам: приложение банка само заполнит получателя, сумму и назначение."
      answer={answer}
      unreachable={loans === null}
    >
      {items.length > 0 && !bank && (
        <Notice tone="warning" title="Переводы сейчас не принимаются">
          <p>Выберите, пожалуйста, другой способ оплаты.</p>
        </Notice>
      )}
      {bank && answer?.result && (
        <section className={css.part} aria-label="Квитанция">
          <TransferResult code={answer.result} brand={brand} bank={bank} />
        </section>
      )}
      {bank &&
        items.map((loan) => (
          <LoanPayment
            key={loan.leadId}
            loan={loan}
            answer={answer?.values['leadId'] === loan.leadId ? answer : undefined}
          />
        ))}
      {items.length === 0 && (
        <div className={css.part}>
          <p>
            Здесь появятся займы, документы по которым вы подписали. Заём оформлен раньше или в офисе —
            оплатите его по номеру договора.
          </p>
          <p>
            Если вы вложили деньги, платить здесь нечего. О выплатах вам спросите по телефону: <CallUs />
          </p>
        </div>
      )}
      <p className={css.ways}>
        <ButtonLink to="/pogasit-zajm" variant="secondary">
          Все способы оплаты
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}
