import { Container } from '@polden/ui';
import { Frame, PageContent } from './frame.tsx';
import { HomeLink } from './home-link.tsx';
import css from './layout.module.css';

/** The sign and the page: for what is opened from a poster or after a payment, and closed again. */
export function MinimalLayout() {
  return (
    <Frame>
      <header className={css.minimalHeader}>
        <Container>
          <HomeLink />
        </Container>
      </header>
      <PageContent />
    </Frame>
  );
}
