import { useEffect } from 'react';
import { ButtonLink, CallUs, Notice, PageHeading } from '@polden/ui';
import { restoreDraft, useDraft } from '../loan-request/loan-request.store.ts';
import { requestPath } from '../loan-request/request-state.ts';
import { useKeptCodeStep } from '../phone-entry/kept-code-step.ts';
import { PhoneStep } from '../phone-entry/phone-step.tsx';
import type { SigningAnswer } from '../phone-entry/signing.ts';
import css from './account.module.css';

export interface LoginViewProps {
  answer: SigningAnswer | null;
  /** Nobody can tell whether there is a session. */
  unreachable: boolean;
  leadFirst: boolean;
}

/** Phone and code: there is no password. Whoever has no request is told the same as whoever has one. */
export function LoginView({ answer, unreachable, leadFirst }: LoginViewProps) {
  return (
    <>
      <PageHeading
        title="Вход в личный кабинет"
        lead="Пароля нет: кабинет открывает код из СМС. В нём ваши заявки, условия и подписанные документы."
      />
      {unreachable && (
        <div className={css.notice}>
          <Notice tone="warning">
            <p>Связь с сервером прервалась. Если вы уже входили, обновите страницу через минуту.</p>
          </Notice>
        </div>
      )}
      {leadFirst && <NoRequestYet />}
      <PhoneStep
        answer={useKeptCodeStep(answer)}
        lead="Введите номер, с которого отправляли заявку, — пришлём код."
        hint="Мобильный, российский"
        enter="Войти"
      />
      <div className={css.otherwise}>
        {!leadFirst && <NoRequestYet />}
        <p className={css.fine}>
          Номер сменился или код не приходит? Позвоните: <CallUs />
        </p>
      </div>
    </>
  );
}

function NoRequestYet() {
  useEffect(restoreDraft, []);
  const { requestResponse, requestStatus, firstFormDisabled } = useDraft();
  const sent = firstFormDisabled && requestStatus === 'progress' ? requestResponse : null;
  return (
    <p className={css.ways}>
      {sent ? (
        <ButtonLink to={requestPath('/', sent.id)} variant="secondary">
          Открыть мою заявку
        </ButtonLink>
      ) : (
        <ButtonLink to="/" variant="secondary">
          Заявки ещё нет? Выбрать сумму
        </ButtonLink>
      )}
      <ButtonLink to="/pogasit-zajm" variant="quiet">
        Погасить заём
      </ButtonLink>
    </p>
  );
}
