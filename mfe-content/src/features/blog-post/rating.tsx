import type { BlogPost } from '@polden/api-contract';
import { useActionData, useLocation, useNavigation } from 'react-router-dom';
import { ActionForm, Button, Notice } from '@polden/ui';
import { meanRating } from './mean-rating.ts';
import { RatingChoice } from './rating-choice.tsx';
import { FIELDS, RATING_ANCHOR, type RatingState } from './rating-state.ts';
import css from './rating.module.css';

/** What readers think of the post, and the form in which this one says it. */
export function Rating({ post }: { post: Pick<BlogPost, 'id' | 'rating' | 'votes'> }) {
  const { pathname } = useLocation();
  const busy = useNavigation().formMethod !== undefined;
  const answer = useActionData<RatingState>();
  const counted = answer?.problem === null ? answer : null;

  return (
    <ActionForm
      action={`${pathname}#${RATING_ANCHOR}`}
      id={RATING_ANCHOR}
      className={css.rating}
      aria-label="Оценка статьи"
      preventScrollReset
    >
      <input type="hidden" name={FIELDS.post} value={post.id} />
      <RatingChoice given={answer?.given ?? null} invalid={answer?.given === null} />
      <div className={css.row}>
        <Button type="submit" variant="secondary" busy={busy}>
          {counted ? 'Изменить оценку' : 'Оценить'}
        </Button>
        <p className={css.mean}>{meanRating(counted ?? post)}</p>
      </div>
      {counted && (
        <Notice tone="success" live>
          Спасибо! Ваша оценка:&nbsp;{counted.given}&nbsp;из&nbsp;5.
        </Notice>
      )}
      {answer?.problem && (
        <Notice tone="error" live>
          {answer.problem}
        </Notice>
      )}
    </ActionForm>
  );
}
