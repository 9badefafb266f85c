import { useShellData } from '@polden/ui';
import { Suspense, type CSSProperties, type ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { ConsentNotice } from '../consent/consent-notice.tsx';
import { ErrorFallback } from '../errors/error-parts.tsx';
import { FollowLinks } from '../links/follow-links.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { SavedNotice } from './saved-notice.tsx';
import { UnfoldLinked } from './unfold-linked.tsx';
import css from './layout.module.css';

/** What every layout has around its parts: the way past the header, and what is said of the visit as a whole. */
export function Frame({ children }: { children: ReactNode }) {
  const { origin } = useShellData().city;
  // Printed in front of the addresses of this site, whose links name no host.
  const site: CSSProperties & Record<'--site', string> = {
    '--site': `'${origin.replace(/^\w+:\/\//u, '')}'`,
  };
  return (
    <div className={css.page} data-layout={useLayoutName()} style={site}>
      <a className="skip-link" href="#content">
        Перейти к содержанию
      </a>
      <ConsentNotice />
      <PreviewBanner />
      <SavedNotice />
      <FollowLinks />
      {children}
    </div>
  );
}

/** For tests and for styles of print: which layout the page stands in. */
function useLayoutName(): string | undefined {
  return useMatches()
    .map(({ id }) => /^layout:(.+)/.exec(id)?.[1])
    .find((name) => name !== undefined);
}

/** The remote's part. An error thrown while the server renders it stays inside this boundary. */
export function PageContent({ className = css.main }: { className?: string | undefined }) {
  return (
    <main className={className} id="content" tabIndex={-1}>
      <UnfoldLinked />
      <Suspense fallback={<ErrorFallback />}>
        <Outlet />
      </Suspense>
    </main>
  );
}
