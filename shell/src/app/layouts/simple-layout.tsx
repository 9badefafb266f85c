import { Suspense } from 'react';
import { Container, Logo, useShellData } from '@polden/ui';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { UnavailableFallback } from '../errors/unavailable.tsx';
import { RouteFocus } from './route-focus.tsx';
import css from './layout.module.css';

/** The sign, the text and the lender's name: for terms, policies and other pages that are read, not acted on. */
export function SimpleLayout() {
  const { brand } = useShellData();
  return (
    <div className={css.page}>
      <a className="skip-link" href="#content">
        Перейти к содержанию
      </a>
      <header className={css.simpleHeader}>
        <Container>
          <Link to="/" className={css.logo} aria-label={`${brand.name}: на главную`}>
            <Logo name={brand.name} />
          </Link>
        </Container>
      </header>
      <main className={css.main} id="content" tabIndex={-1}>
        <Suspense fallback={<UnavailableFallback />}>
          <Outlet />
        </Suspense>
      </main>
      <footer className={css.simpleFooter}>
        <Container>
          <p>
            {brand.legal.name}
            {brand.legal.inn && ` · ИНН ${brand.legal.inn}`}
          </p>
        </Container>
      </footer>
      <RouteFocus />
      <ScrollRestoration />
    </div>
  );
}
