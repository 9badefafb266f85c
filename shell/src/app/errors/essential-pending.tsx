import { Container, PageMeta } from '@polden/ui';
import { useLocation } from 'react-router-dom';
import { FailedRequest } from './failed-request.tsx';
import css from './errors.module.css';

/** In place of an essential remote that is down: the browser asks for the page again by itself until it is there. */
export function EssentialPending() {
  const { pathname, search } = useLocation();
  return (
    <Container>
      <PageMeta title="Открываем раздел" noindex />
      <div className={css.notice} role="status">
        <h1>Открываем раздел</h1>
        <p className={css.lead}>Нужно ещё немного времени. Страница появится сама, обновлять её не надо.</p>
        <p className={css.actions}>
          {/* A plain link, for a browser without JavaScript. */}
          <a className={css.retry} href={pathname + search}>
            Попробовать сейчас
          </a>
        </p>
        <FailedRequest />
      </div>
    </Container>
  );
}
