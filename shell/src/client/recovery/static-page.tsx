import type { ClaimedPath } from '@polden/mfe-contract';
import { use, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { layoutRouteId } from '../../app/compose.tsx';
import { isAt } from '../../app/path-match.ts';
import { saveDrafts } from './drafts.ts';

/** The server's page of a remote that failed to load in the browser. */
export interface StaticPage {
  parent: string;
  route: RouteObject;
  /** Lets go of the server's HTML: another page is there. */
  leave: () => void;
}

/**
 * Keeps the page as the server has sent it, because its boundary stays suspended; the shell around it is hydrated all the same.
 * Its links and forms work as plain ones. The other pages of the remote are brought when they are opened, and this one is
 * loaded anew when somebody comes back to it. Several where several paths match the address.
 */
export function staticPages(claimed: readonly ClaimedPath[], pathname: string): StaticPage[] {
  const found = claimed.filter(({ path }) => isAt(path, pathname));
  return found.map(({ path, layout }) => {
    let leave: () => void = () => undefined;
    const left = new Promise<null>((resolve) => (leave = () => resolve(null)));
    const Page = () => <Static path={path} left={left} />;
    return { parent: layoutRouteId(layout), route: { id: `static:${path}`, path, Component: Page }, leave };
  });
}

function Static({ path, left }: { path: string; left: Promise<null> }) {
  use(left);
  useEffect(() => {
    // It is also shown for a moment when it is left, in place of the server's HTML: then the address is the next one's.
    if (!isAt(path, window.location.pathname)) return;
    saveDrafts();
    window.location.reload();
  }, [path]);
  return null;
}
