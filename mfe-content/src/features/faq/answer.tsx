import { typeset } from '@polden/ru';
import { useActionData } from 'react-router-dom';
import { Icon, Prose } from '@polden/ui';
import { anchorOf, FAQ_PATH } from './faq-anchor.ts';
import type { VoteState } from './faq.action.ts';
import type { Answered } from './faq.loader.ts';
import { UsefulForm } from './useful-form.tsx';
import css from './faq.module.css';

/** A question that unfolds into its answer. The anchor stands inside: browsers unfold what a link leads into. */
export function Answer({ item: { id, question, answer }, open = false }: { item: Answered; open?: boolean }) {
  const voted = useActionData<VoteState>()?.id === id;
  return (
    <details className={css.details} open={open || voted || undefined}>
      <summary className={css.summary}>
        <h3 className={css.question}>{typeset(question)}</h3>
        <Icon name="chevron-down" />
      </summary>
      <div id={anchorOf(id)} className={css.answer}>
        <Prose html={answer} />
        <div className={css.under}>
          <UsefulForm id={id} question={question} />
          <a className={css.permalink} href={`${FAQ_PATH}#${anchorOf(id)}`}>
            Ссылка на ответ<span className="visually-hidden"> «{question}»</span>
          </a>
        </div>
      </div>
    </details>
  );
}
