import { ButtonLink, CallUs } from '@polden/ui';
import css from './search.module.css';

/** Where to go on when the search has no answer. */
export function NothingFound({ children }: { children: string }) {
  return (
    <div className={css.nothing}>
      <p className={css.nothingText}>{children}</p>
      <div className={css.ways}>
        <ButtonLink to="/">Рассчитать заём</ButtonLink>
        <ButtonLink to="/voprosy-i-otvety" variant="secondary">
          Вопросы и ответы
        </ButtonLink>
      </div>
      <p>
        Можно и позвонить: <CallUs />
      </p>
    </div>
  );
}
