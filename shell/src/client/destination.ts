import type { createBrowserRouter } from 'react-router-dom';

let router: ReturnType<typeof createBrowserRouter> | null = null;

export function followDestination(followed: typeof router): void {
  router = followed;
}

/**
 * Where the visitor is going, or is when he stays. `path`: one that is asked for; with the query and the anchor when he goes there,
 * which the router does not tell those who bring pages.
 */
export function destination(path?: string): string {
  const { pathname, search, hash } = router?.state.navigation.location ?? window.location;
  return path && path !== pathname ? path : pathname + search + hash;
}

/** Whether the page at a path is another than the one that is shown, which is read anew: after a form, with another question. */
export function isLeft(pathname: string): boolean {
  return pathname !== (router?.state ?? window).location.pathname;
}

/** Whether the visitor is on the way to the page at a path: it may be read ahead of that, too. */
export function isAwaited(pathname: string): boolean {
  return router?.state.navigation.location?.pathname === pathname;
}
