import { useActionData, useFetcher } from 'react-router-dom';
import { ActionForm, Notice } from '@polden/ui';
import { anchorOf, FAQ_PATH } from './faq-anchor.ts';
import { VOTE_FIELDS, type VoteState } from './faq.action.ts';
import css from './faq.module.css';

/** What has been pressed is no more. */
const takeFocus = (thanks: HTMLElement | null) => thanks?.focus();

/** Asks whether the answer was useful; two buttons of one form. */
export function UsefulForm({ id, question }: { id: number; question: string }) {
  const fetcher = useFetcher<VoteState>();
  const posted = useActionData<VoteState>();
  const answer = fetcher.data ?? (posted?.id === id ? posted : undefined);
  return (
    <ActionForm
      fetcher={fetcher}
      action={`${FAQ_PATH}#${anchorOf(id)}`}
      className={css.useful}
      aria-label={`Оценка ответа: ${question}`}
      preventScrollReset
    >
      <input type="hidden" name={VOTE_FIELDS.question} value={id} />
      {answer?.problem === null ? (
        <p role="status" ref={fetcher.data && takeFocus} tabIndex={-1}>
          {answer.useful
            ? 'Спасибо! Рады, что помогло.'
            : 'Спасибо, перечитаем и допишем. Если вопрос остался, позвоните нам.'}
        </p>
      ) : (
        <>
          <span>Ответ пригодился?</span>
          <button type="submit" name={VOTE_FIELDS.useful} value="1" className={css.vote}>
            Да
          </button>
          <button type="submit" name={VOTE_FIELDS.useful} value="0" className={css.vote}>
            Нет
          </button>
        </>
      )}
      {answer?.problem && (
        <Notice tone="error" live>
          {answer.problem}
        </Notice>
      )}
    </ActionForm>
  );
}
