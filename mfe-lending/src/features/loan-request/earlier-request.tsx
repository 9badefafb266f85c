import { Button, ButtonLink, Notice } from '@polden/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { FIRST_QUESTIONS_INDEX } from './form-index.ts';
import { searchOfStep } from './step-address.ts';
import { clearDraft, useDraft } from './loan-request.store.ts';
import { REQUEST_ANCHOR, requestPath } from './request-state.ts';
import css from './loan-request.module.css';

/** In the place of the first form while this tab has a request that is stored: nobody is to send it twice. */
export function EarlierRequest({ leadId }: { leadId: string }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const left = useDraft(({ prevFormIdx }) => Math.max(prevFormIdx, FIRST_QUESTIONS_INDEX));
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
        <Button
          size="l"
          wide
          onClick={() =>
            void navigate({ pathname, search: searchOfStep(search, left), hash: `#${REQUEST_ANCHOR}` })
          }
        >
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
