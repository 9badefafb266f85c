import { useEffect } from 'react';
import { ButtonLink, CallUs, PageHeading, Steps } from '@polden/ui';
import { restoreDraft, useDraft } from '../loan-request/loan-request.store.ts';
import { requestPath } from '../loan-request/request-state.ts';
import css from './hand-over.module.css';

/** For whoever comes without a link: the API gives one for a request alone, so this tells where that is found. */
export function NoLink() {
  useEffect(restoreDraft, []);
  const { requestResponse, requestStatus, firstFormDisabled } = useDraft();
  const sent = firstFormDisabled && requestStatus === 'progress' ? requestResponse : null;
  return (
    <>
      <PageHeading
        title="Вход в личный кабинет"
        lead="Пароля нет: в кабинет ведёт ссылка со страницы вашей заявки. Её видит только тот, кто подтвердил телефон кодом из СМС."
      />
      <div className={css.note}>
        <h2>Как попасть в кабинет</h2>
        <Steps
          items={[
            {
              title: 'Оставьте заявку',
              text: 'Выберите сумму, укажите телефон и введите код из СМС.',
            },
            {
              title: 'Дождитесь ответа',
              text: 'Он появится на странице заявки, обычно меньше чем через минуту.',
            },
            {
              title: 'Откройте кабинет',
              text: 'Кнопкой «Перейти в личный кабинет» на той же странице. Ссылка действует час.',
            },
          ]}
        />
      </div>
      <p className={css.note}>
        Заявка уже отправлена или заём получен, а ссылки под рукой нет? Новую подавать не нужно, позвоните:{' '}
        <CallUs />
      </p>
      <p className={css.ways}>
        {sent && <ButtonLink to={requestPath('/', sent.id)}>Открыть мою заявку</ButtonLink>}
        {!sent && <ButtonLink to="/">Выбрать сумму и срок</ButtonLink>}
        <ButtonLink to="/pogasit-zajm" variant="secondary">
          Погасить заём
        </ButtonLink>
      </p>
    </>
  );
}
