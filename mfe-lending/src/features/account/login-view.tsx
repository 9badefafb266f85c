import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useKeptStep } from '@polden/request-form';
import { ButtonLink, CallUs, Notice, PageHeading, useHydrated } from '@polden/ui';
import { isFromAccount, returnAddressOf, wasRefusedAt } from '../account-data/return-address.ts';
import { restoreDraft, useDraft } from '../loan-request/loan-request.store.ts';
import { requestPath } from '../loan-request/request-state.ts';
import { PhoneStep } from '../phone-entry/phone-step.tsx';
import type { SigningAnswer } from '../phone-entry/signing.ts';
import css from './account.module.css';

/** Under this name the tab keeps the step of its code. */
export const LOGIN_FORM = 'login';

export interface LoginViewProps {
  answer: SigningAnswer | null;
  /** Nobody can tell whether there is a session. */
  unreachable: boolean;
  leadFirst: boolean;
}

/** Phone and code: there is no password. The words are the same with and without a request. */
export function LoginView({ answer, unreachable, leadFirst }: LoginViewProps) {
  return (
    <>
      <PageHeading
        title="Вход в личный кабинет"
        lead="Пароля нет: кабинет открывает код из СМС. В нём ваши заявки, условия и подписанные документы."
      />
      <WhyLogIn />
      {unreachable && (
        <div className={css.notice}>
          <Notice tone="warning">
            <p>Связь с сервером прервалась. Если вы уже входили, обновите страницу через минуту.</p>
          </Notice>
        </div>
      )}
      {leadFirst && <NoRequestYet />}
      <PhoneStep
        answer={useKeptStep(LOGIN_FORM, answer, 'phone-code')}
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

/** Why the login is shown: the session has ended, or a page of the account was opened without one. */
function WhyLogIn() {
  const [search] = useSearchParams();
  const back = returnAddressOf(search);
  const wasRefused = wasRefusedAt(search);
  const location = useLocation();
  // The server knows nothing of where somebody comes from.
  const wasIn = useHydrated() && isFromAccount(location.state);
  if (!back && !wasRefused && !wasIn) return null;
  return (
    <div className={css.notice}>
      <Notice tone={wasRefused ? 'warning' : 'info'} live>
        <p>
          {whyWords({ wasRefused, wasIn })}{' '}
          {back ? `Войдите, и мы вернём вас на страницу «${back.title}».` : 'Войдите снова.'}
        </p>
      </Notice>
    </div>
  );
}

function whyWords({ wasRefused, wasIn }: { wasRefused: boolean; wasIn: boolean }): string {
  if (wasRefused) return 'Сеанс закончился, поэтому последнее действие не выполнено.';
  if (wasIn) return 'Сеанс закончился.';
  return 'Эта страница открывается после входа. Если вы уже входили, сеанс закончился.';
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
