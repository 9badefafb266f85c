import type { NestedRoute, ReleaseRoute, RemoteRoute, RouteParts } from '@polden/mfe-contract';

/** A page, or a route below one. */
type AnyRoute = NonNullable<RemoteRoute['children']>[number];

const PAGE_PARTS = ['Component', 'element', 'loader', 'action'];

/** What a server bundle claims, once every lazy page was loaded. Throws when it exports no routes or a page does not load. */
export async function claimedRoutes(routes: unknown): Promise<ReleaseRoute[]> {
  if (!Array.isArray(routes) || routes.length === 0) throw new Error('it exports no `routes`');
  const pages = routes as RemoteRoute[];
  return Promise.all(
    pages.map(async (route) => ({
      ...claimOf(route),
      ...partsOf(await loadPage(route)),
      ...(await nestedOf(route)),
    })),
  );
}

/** A page that cannot be loaded must not be found out by its first visitor. */
async function loadPage(route: AnyRoute): Promise<object> {
  const { lazy } = route;
  if (typeof lazy === 'function') {
    const page = await lazy();
    expectPage(route, page);
    return { ...page, ...route };
  }
  if (!lazy) return route;
  await Promise.all(Object.values(lazy).map((part: () => unknown) => part()));
  return { ...lazy, ...route };
}

function expectPage(route: AnyRoute, page: unknown): void {
  const parts = typeof page === 'object' && page !== null ? page : {};
  if (!PAGE_PARTS.some((part) => part in parts)) {
    throw new Error(`the lazy module of ${route.path ?? 'a nested route'} has no Component`);
  }
}

function partsOf(page: { loader?: unknown; action?: unknown }): Required<RouteParts> {
  return { loads: Boolean(page.loader), acts: Boolean(page.action) };
}

async function nestedOf({ children }: AnyRoute): Promise<{ nested?: NestedRoute[] }> {
  if (!children || children.length === 0) return {};
  const nested = children.map(async (child): Promise<NestedRoute> => ({
    ...(child.path === undefined ? {} : { path: child.path }),
    ...(child.index ? { index: true as const } : {}),
    ...(child.id === undefined ? {} : { id: child.id }),
    ...partsOf(await loadPage(child)),
    ...(await nestedOf(child)),
  }));
  return { nested: await Promise.all(nested) };
}

/** What a route says of itself in release.json. */
export function claimOf({ path, handle }: RemoteRoute): ReleaseRoute {
  if (typeof path !== 'string' || typeof handle !== 'object') {
    throw new Error('a route has no path or no handle');
  }
  return { path, ...handle };
}
