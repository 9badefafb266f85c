import { ButtonLink, Container, PageMeta } from '@polden/ui';
import { useLocation } from 'react-router-dom';
import { REFUSED } from './refused-words.ts';
import css from './errors.module.css';

/** In place of a page that could make nothing of what was sent. No number: nothing has failed. */
export function RefusedPage() {
  const { pathname, search } = useLocation();
  return (
    <Container>
      <PageMeta title={REFUSED.title} noindex />
      <div className={css.notice} role="status">
        <h1>{REFUSED.title}</h1>
        <p className={css.lead}>{REFUSED.reason}</p>
        <p className={css.lead}>{REFUSED.advice}</p>
        <p className={css.actions}>
          {/* A plain link: a full load brings the form as it is now. */}
          <a className={css.retry} href={pathname + search}>
            {REFUSED.again}
          </a>
          <ButtonLink to="/">На главную</ButtonLink>
        </p>
      </div>
    </Container>
  );
}
