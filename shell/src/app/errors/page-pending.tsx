import { Container, PageMeta, VisuallyHidden } from '@polden/ui';
import css from './errors.module.css';

/** Shown while a page that only the browser renders is on its way. */
export function PagePending() {
  return (
    <Container>
      <PageMeta title="Загружаем страницу" noindex />
      <div className={css.pending} role="status">
        <VisuallyHidden>Загружаем страницу</VisuallyHidden>
      </div>
    </Container>
  );
}
