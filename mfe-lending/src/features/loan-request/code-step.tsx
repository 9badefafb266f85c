import { useEffect } from 'react';
import { formatPhone } from '@polden/ru';
import { Button, CodeField, useShellData } from '@polden/ui';
import { firstError, CODE_ID, RequestErrors } from './request-errors.tsx';
import { FIELDS } from './request-fields.ts';
import { RequestForm, usePendingIntent } from './request-form.tsx';
import type { RequestState } from './request-state.ts';
import { ResendButton } from './resend-button.tsx';
import css from './loan-request.module.css';

export function CodeStep({ state }: { state: RequestState }) {
  const { values, errors } = state;
  const pending = usePendingIntent();
  const { local } = useShellData();
  const justSent = state.resendAfter !== null;

  useEffect(() => {
    if (justSent) document.getElementById(CODE_ID)?.focus();
  }, [justSent]);

  return (
    <RequestForm carried={values} label="Подтверждение телефона">
      <RequestErrors state={state} />
      {values.phoneConfirmed ? (
        <p>Номер {formatPhone(values.phone)} подтверждён. Осталось отправить заявку.</p>
      ) : (
        <CodeField
          id={CODE_ID}
          label="Код из СМС"
          name={FIELDS.code}
          hint={`Отправили на ${formatPhone(values.phone)}`}
          error={firstError(errors, FIELDS.code)}
        />
      )}
      <Button type="submit" name={FIELDS.intent} value="confirm" size="l" wide busy={pending === 'confirm'}>
        {values.phoneConfirmed ? 'Отправить заявку' : 'Подтвердить и отправить'}
      </Button>
      <div className={css.otherwise}>
        {!values.phoneConfirmed && <ResendButton busy={pending === 'resend'} />}
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
      {local && (
        <p className={css.fine}>
          Локальный запуск: СМС никуда не уходят, коды лежат на{' '}
          <a href="/dev/sms" target="_blank" rel="noopener">
            /dev/sms
          </a>
          .
        </p>
      )}
    </RequestForm>
  );
}
