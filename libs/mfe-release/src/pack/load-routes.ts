import type { ReleaseRoute, RemoteRoute } from '@polden/mfe-contract';

const PAGE_PARTS = ['Component', 'element', 'loader', 'action'];

/** What a server bundle claims, once every lazy page was loaded. Throws when it exports no routes or a page does not load. */
export async function claimedRoutes(routes: unknown): Promise<ReleaseRoute[]> {
  if (!Array.isArray(routes) || routes.length === 0) throw new Error('it exports no `routes`');
  const pages = routes as RemoteRoute[];
  await Promise.all(pages.map(loadPages));
  return pages.map(claimOf);
}

/** A page that cannot be loaded must not be found out by its first visitor. */
async function loadPages(route: RemoteRoute): Promise<void> {
  const { lazy, children } = route;
  if (typeof lazy === 'function') expectPage(route, await lazy());
  else if (lazy) await Promise.all(Object.values(lazy).map((part) => part()));
  await Promise.all((children ?? []).map((child) => loadPages(child as RemoteRoute)));
}

function expectPage(route: RemoteRoute, page: unknown): void {
  const parts = typeof page === 'object' && page !== null ? page : {};
  if (!PAGE_PARTS.some((part) => part in parts)) {
    throw new Error(`the lazy module of ${route.path} has no Component`);
  }
}

/** What a route says of itself in release.json. */
export function claimOf({ path, handle }: RemoteRoute): ReleaseRoute {
  if (typeof path !== 'string' || typeof handle !== 'object') {
    throw new Error('a route has no path or no handle');
  }
  return { path, ...handle };
}
