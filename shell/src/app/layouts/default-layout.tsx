import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { UnavailableFallback } from '../errors/unavailable.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { RouteFocus } from './route-focus.tsx';
import css from './layout.module.css';

/** Header, page, footer. */
export function DefaultLayout() {
  return (
    <div className={css.page}>
      <a className="skip-link" href="#content">
        Перейти к содержанию
      </a>
      <Header />
      <main className={css.main} id="content" tabIndex={-1}>
        {/* An error thrown while the server renders the remote's part stays inside this boundary. */}
        <Suspense fallback={<UnavailableFallback />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <RouteFocus />
      <ScrollRestoration />
    </div>
  );
}
