import { useEffect, useRef, useState } from 'react';
import { questionsOf } from '@polden/api-contract';
import { codeHint, LocalInbox } from '@polden/request-form';
import { formatPhone } from '@polden/ru';
import { Button, CodeField, Notice, useMomentAfter } from '@polden/ui';
import { Consents } from './consents.tsx';
import { documentsOf } from './first-step/first-step.ts';
import type { StepProps } from './phone-step.tsx';
import { firstError, missingOf, CODE_ID, RequestErrors } from './request-errors.tsx';
import { FIELDS } from './field-names.ts';
import { RequestForm, usePendingIntent } from './request-form.tsx';
import { ResendButton } from './resend-button.tsx';
import css from './loan-request.module.css';

export function CodeStep({ state, documents }: StepProps) {
  const { values, errors, moved } = state;
  const pending = usePendingIntent();
  const asksMore = values.leadId !== '' && questionsOf(values.product, values.hasCar) !== null;
  const sending = useMomentAfter(state.resendAfter, errors);
  const justSent = state.resendAfter !== null;
  const { withCode } = documentsOf(values.variant, documents);
  const missing = missingOf(withCode, values.documents);
  // Those that stand on this step are posted by their own boxes.
  const earlier = values.documents.filter((id) => !withCode.some((document) => document.id === id));

  const confirmed = useRef<HTMLParagraphElement>(null);
  // Somebody has come back; a page that is opened at this step leaves the focus where it is.
  const [cameBack] = useState(moved);
  useEffect(() => {
    if (cameBack) confirmed.current?.focus();
  }, [cameBack]);

  useEffect(() => {
    if (justSent) document.getElementById(CODE_ID)?.focus();
  }, [justSent]);

  return (
    <RequestForm carried={{ ...values, documents: earlier }} label="Подтверждение телефона">
      {withCode.length > 0 && (
        <Notice tone="success" title="Заявка у нас">
          <p>
            Менеджер позвонит в течение рабочего дня. Подтвердите номер — и ответ о сумме появится уже сейчас,
            до звонка.
          </p>
        </Notice>
      )}
      <RequestErrors state={state} missing={missing} />
      {values.phoneConfirmed ? (
        <p ref={confirmed} tabIndex={-1}>
          Номер {formatPhone(values.phone)} подтверждён.{' '}
          {asksMore ? 'Осталась анкета.' : 'Осталось отправить заявку.'}
        </p>
      ) : (
        <CodeField
          id={CODE_ID}
          label="Код из СМС"
          name={FIELDS.code}
          hint={codeHint(values.phone)}
          sending={sending}
          error={firstError(errors, FIELDS.code)}
        />
      )}
      {withCode.length > 0 && (
        <Consents
          documents={withCode}
          accepted={values.documents}
          error={firstError(errors, FIELDS.documents)}
          errorAt={missing}
        />
      )}
      <Button type="submit" name={FIELDS.intent} value="confirm" size="l" wide busy={pending === 'confirm'}>
        {submitWords(values.phoneConfirmed, asksMore)}
      </Button>
      <div className={css.otherwise}>
        {!values.phoneConfirmed && <ResendButton busy={pending === 'resend'} until={sending} />}
        <Button
          type="submit"
          name={FIELDS.intent}
          value="change-phone"
          variant="quiet"
          busy={pending === 'change-phone'}
        >
          Изменить номер
        </Button>
      </div>
      <LocalInbox />
    </RequestForm>
  );
}

function submitWords(confirmed: boolean, asksMore: boolean): string {
  if (!confirmed) return 'Подтвердить и отправить';
  return asksMore ? 'Вернуться к анкете' : 'Отправить заявку';
}
