import { ButtonLink, Container, PageMeta } from '@polden/ui';
import { FailedRequest } from './failed-request.tsx';
import css from './errors.module.css';

/** In place of a regular remote that is down: the site is whole without it, so this says little and leads on. */
export function SectionClosed() {
  return (
    <Container>
      <PageMeta title="Раздел временно закрыт" noindex />
      <div className={css.notice} role="status">
        <h1>Раздел временно закрыт</h1>
        <p className={css.lead}>Остальной сайт работает как обычно.</p>
        <ButtonLink to="/">На главную</ButtonLink>
        <FailedRequest />
      </div>
    </Container>
  );
}
