import type { LayoutName, RemoteRoute, ShellData } from '@polden/mfe-contract';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { PageError } from './errors/page-error.tsx';
import { PagePending } from './errors/page-pending.tsx';
import { Unavailable } from './errors/unavailable.tsx';
import { hydrated } from './hydrated.ts';
import { BareLayout } from './layouts/bare-layout.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { SimpleLayout } from './layouts/simple-layout.tsx';

export const SHELL_ROUTE_ID = 'shell';

const LAYOUTS: Record<LayoutName, () => React.ReactNode> = {
  default: DefaultLayout,
  simple: SimpleLayout,
  bare: BareLayout,
};
const LAYOUT_ROUTE = 'layout:';
const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];

/** A remote in a composition: its routes, or null when it could not be loaded and only its paths are known. */
export interface MountedRemote {
  name: string;
  paths: readonly { path: string; layout: string }[];
  routes: readonly RemoteRoute[] | null;
}

/** Id of the route under which the pages of a layout stand; the browser patches later remotes in here. */
export function layoutRouteId(layout: string): string {
  return `pages:${layout in LAYOUTS ? layout : 'default'}`;
}

/** Name of the layout that a route is; null for any other route. */
export function layoutOfRoute(routeId: string): string | null {
  return routeId.startsWith(LAYOUT_ROUTE) ? routeId.slice(LAYOUT_ROUTE.length) : null;
}

/** The one composition of the site's pages, for the server and the browser. */
export function compose(remotes: readonly MountedRemote[], shellData?: () => ShellData): RouteObject[] {
  const pages = remotes.flatMap(mountedPages);
  return [
    {
      id: SHELL_ROUTE_ID,
      ...(shellData ? { loader: shellData } : { loader: () => null }),
      shouldRevalidate: () => false,
      ErrorBoundary: PageError,
      // Never shown: everything that the first page needs is there before hydration.
      HydrateFallback: () => null,
      children: LAYOUT_NAMES.map((layout) => ({
        id: LAYOUT_ROUTE + layout,
        Component: LAYOUTS[layout],
        children: [
          {
            id: layoutRouteId(layout),
            ErrorBoundary: PageError,
            children: [
              ...pages.filter((page) => page.parent === layoutRouteId(layout)).map((page) => page.route),
              ...(layout === 'default' ? [notFoundRoute] : []),
            ],
          },
        ],
      })),
    },
  ];
}

/** The pages of a remote with the route that each belongs under. Ids are explicit: the server's and the browser's trees differ. */
export function mountedPages({
  name,
  paths,
  routes,
}: MountedRemote): { parent: string; route: RouteObject }[] {
  if (routes === null) {
    return paths.map(({ path, layout }) => ({
      parent: layoutRouteId(layout),
      route: { id: `down:${name}:${path}`, path, Component: Unavailable, handle: { unavailable: true } },
    }));
  }
  return routes.map((route) => ({
    parent: layoutRouteId(route.handle.layout),
    route: {
      ...route,
      ...(isRenderedOnServer(route)
        ? {}
        : { loader: afterHydration(route.loader), HydrateFallback: PagePending }),
      id: remoteRouteId(name, route.path),
      ErrorBoundary: route.ErrorBoundary ?? PageError,
    },
  }));
}

/**
 * A page that says `ssr: false` is left to the browser: the server runs none of its loaders and sends the layout with the
 * pending page, from which the browser's router goes on.
 */
export function isRenderedOnServer({ handle }: { handle?: Partial<RemoteRoute['handle']> }): boolean {
  return handle?.ssr !== false;
}

/**
 * The browser's router begins to load before React listens to it. What such a loader answers in between would never be
 * shown, so it waits.
 */
function afterHydration(loader: RemoteRoute['loader']): LoaderFunction {
  return async (...args) => {
    await hydrated;
    return typeof loader === 'function' ? loader(...args) : null;
  };
}

const REMOTE_ROUTE = /^remote:([^:]+):/;

function remoteRouteId(name: string, path: string): string {
  return `remote:${name}:${path}`;
}

/** Name of the remote that a route belongs to; null for the shell's own. */
export function remoteOfRoute(routeId: string): string | null {
  return REMOTE_ROUTE.exec(routeId)?.[1] ?? null;
}

const notFoundRoute: RouteObject = {
  id: 'not-found',
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404, statusText: 'This page could not be found' });
  },
  Component: NotFoundPage,
};
