import { questionnaireOf, questionsOf, type LeadDocument, type ProductCode } from '@polden/api-contract';
import { Button, ButtonLink, Notice } from '@polden/ui';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormVariant } from '../calculator/loan-offer.model.ts';
import { FIRST_STEPS } from './first-step/first-step.ts';
import { CODE_INDEX, FIRST_QUESTIONS_INDEX } from './form-index.ts';
import { reachableIndex } from './state-of-draft.ts';
import { searchOfStep } from './step-address.ts';
import { bringSteps } from './steps.ts';
import { clearDraft, useDraft } from './loan-request.store.ts';
import { REQUEST_ANCHOR, REQUEST_FORM } from '../calculator/anchor.ts';
import { requestPath } from './request-state.ts';
import css from './loan-request.module.css';

export interface EarlierRequestProps {
  leadId: string;
  product: ProductCode;
  variant: FormVariant;
  documents: readonly LeadDocument[];
}

/** In the place of the first form while this tab has a request that is stored: nobody is to send it twice. */
export function EarlierRequest({ leadId, product, variant, documents }: EarlierRequestProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Where documents stand beside the code, they are asked for before any question.
  const first = FIRST_STEPS[variant].storedAtOnce ? CODE_INDEX : FIRST_QUESTIONS_INDEX;
  const hasCar = useDraft((draft) => draft.hasCar);
  const hasQuestions = questionsOf(product, hasCar) !== null;
  const isDecided = hasQuestions && questionnaireOf(product, hasCar) === null;
  const sent = useDraft(({ requestStatus }) => requestStatus === 'progress');
  const goOn = async () => {
    // They come next in any case; without them the first of them is asked for.
    await bringSteps().catch(() => undefined);
    const draft = useDraft.getState();
    const place = { product, variant, documents, path: pathname };
    const left = reachableIndex(draft, place, Math.max(draft.prevFormIdx, first)) ?? first;
    await navigate({ pathname, search: searchOfStep(search, left), hash: `#${REQUEST_ANCHOR}` });
  };
  const beginAnew = () => {
    flushSync(clearDraft);
    // What was pressed goes away; the form is there in its place.
    document.querySelector<HTMLElement>(`#${REQUEST_FORM} [required]`)?.focus();
  };
  return (
    <div className={css.form}>
      <Notice tone="success" title={sent ? 'Ваша заявка у нас' : 'Номер подтверждён, заявка у нас'}>
        <p>
          {sent
            ? 'Второй раз отправлять её не нужно: ответ придёт в СМС и появится на странице заявки.'
            : isDecided
              ? 'Она одобрена. Осталось ответить на вопросы, без которых документы не составить.'
              : `Сумму и срок ещё можно поменять: в ${hasQuestions ? 'анкету' : 'заявку'} попадёт то, что сейчас в калькуляторе.`}
        </p>
      </Notice>
      {sent ? (
        <ButtonLink to={requestPath(pathname, leadId)} size="l">
          Посмотреть заявку
        </ButtonLink>
      ) : (
        <Button size="l" wide onClick={() => void goOn()}>
          {hasQuestions ? 'Вернуться к анкете' : 'Продолжить заявку'}
        </Button>
      )}
      <div className={css.otherwise}>
        <Button variant="quiet" onClick={beginAnew}>
          Начать новую заявку
        </Button>
      </div>
    </div>
  );
}
