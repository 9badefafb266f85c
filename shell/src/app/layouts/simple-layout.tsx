import { Container } from '@polden/ui';
import { LenderLine } from './footer/lender-line.tsx';
import { Frame, PageContent } from './frame.tsx';
import { HomeLink } from './home-link.tsx';
import css from './layout.module.css';

/** The sign, the text and the lender's name: for terms, policies and other pages that are read, not acted on. */
export function SimpleLayout() {
  return (
    <Frame>
      <header className={css.simpleHeader}>
        <Container>
          <HomeLink />
        </Container>
      </header>
      <PageContent />
      <footer className={css.simpleFooter}>
        <Container>
          <LenderLine />
        </Container>
      </footer>
    </Frame>
  );
}
