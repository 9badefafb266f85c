import { Container, useShellData } from '@polden/ui';
import { useLocation } from 'react-router-dom';
import css from './preview-banner.module.css';

/** Takes the visitor's previews away; the shell's server answers it with the same page as everybody sees it. */
const EXIT = 'mfe-preview=off';

/** Says on every page of somebody who looks at unreleased versions that this is not what others see. */
export function PreviewBanner() {
  const { previews = [] } = useShellData();
  const { pathname, search } = useLocation();
  if (previews.length === 0) return null;
  return (
    <aside className={css.banner} aria-label="Предварительный просмотр">
      <Container>
        <div className={css.line}>
          <p>
            <span className={css.title}>Предварительный просмотр:</span> {previews.join(', ')}.
          </p>
          <a className={css.exit} href={`${pathname}${search ? `${search}&` : '?'}${EXIT}`}>
            Выйти
          </a>
        </div>
      </Container>
    </aside>
  );
}
