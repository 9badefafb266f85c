import { Button, ButtonLink, Notice } from '@polden/ui';
import { useLocation } from 'react-router-dom';
import { clearDraft, returnToQuestionnaire, useDraft } from './loan-request.store.ts';
import { requestPath } from './request-state.ts';
import css from './loan-request.module.css';

/** In the place of the first form while this tab has a request that is stored: nobody is to send it twice. */
export function EarlierRequest({ leadId }: { leadId: string }) {
  const { pathname } = useLocation();
  const sent = useDraft(({ requestStatus }) => requestStatus === 'progress');
  return (
    <div className={css.form}>
      <Notice tone="success" title={sent ? 'Ваша заявка у нас' : 'Номер подтверждён, заявка у нас'}>
        <p>
          {sent
            ? 'Второй раз отправлять её не нужно: ответ придёт в СМС и появится на странице заявки.'
            : 'Сумму и срок ещё можно поменять: в анкету попадёт то, что сейчас в калькуляторе.'}
        </p>
      </Notice>
      {sent ? (
        <ButtonLink to={requestPath(pathname, leadId)} size="l">
          Посмотреть заявку
        </ButtonLink>
      ) : (
        <Button size="l" wide onClick={returnToQuestionnaire}>
          Вернуться к анкете
        </Button>
      )}
      <div className={css.otherwise}>
        <Button variant="quiet" onClick={clearDraft}>
          Начать новую заявку
        </Button>
      </div>
    </div>
  );
}
