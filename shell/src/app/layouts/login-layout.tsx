import type { LandParams } from '@polden/api-contract';
import { useLoaderData } from 'react-router-dom';
import { LenderLine } from './footer/lender-line.tsx';
import { Frame, PageContent } from './frame.tsx';
import { HomeLink } from './home-link.tsx';
import { loginColours } from './login-colours.ts';
import css from './login-layout.module.css';

/** On the way to the personal account: a card in the middle of a ground in the account's own colours. */
export function LoginLayout() {
  const landing = useLoaderData<LandParams | null>();
  return (
    <Frame>
      <div className={css.ground} style={loginColours(landing)}>
        <header className={css.header}>
          <HomeLink />
        </header>
        <PageContent className={css.card} />
        <footer className={css.footer}>
          <LenderLine />
        </footer>
      </div>
    </Frame>
  );
}
