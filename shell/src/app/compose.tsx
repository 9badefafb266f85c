import type { ClaimedPath, LayoutName, RemoteKind, RemoteRoute, ShellData } from '@polden/mfe-contract';
import { Outlet, ScrollRestoration, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { PageError, PagePendingPart } from './errors/page-error.tsx';
import { unavailablePage } from './errors/unavailable-page.tsx';
import type { FramedRoute } from './framed/framed-routes.ts';
import { isKnownGuard, refuseUnknownGuard } from './route-guards.ts';
import { LAYOUT_CHUNKS, type SiteParts } from './parts/site-parts.ts';
import { pageRuleRoute, type PageRuleReader } from './page-rule.ts';
import { LAYOUT_LOADERS, NOT_FOUND_PAGE } from './shell-pages.tsx';
import { RouteFocus } from './layouts/route-focus.tsx';

export const SHELL_ROUTE_ID = 'shell';

const LAYOUT_ROUTE = 'layout:';
const LAYOUT_NAMES = Object.keys(LAYOUT_CHUNKS) as LayoutName[];

/** A remote in a composition: its routes, or null when it could not be loaded and only its paths are known. */
export interface MountedRemote {
  name: string;
  /** Decides what its pages show while it is down. Default primary. */
  kind?: RemoteKind;
  paths: readonly ClaimedPath[];
  routes: readonly RemoteRoute[] | null;
  /** In quarantine: what stands in place of its pages. */
  framed?: readonly FramedRoute[];
}

/** Id of the route under which the pages of a layout stand; the browser patches later remotes in here. */
export function layoutRouteId(layout: string): string {
  return `pages:${layout in LAYOUT_CHUNKS ? layout : 'default'}`;
}

/** Name of the layout that a route is; null for any other route. */
export function layoutOfRoute(routeId: string): string | null {
  return routeId.startsWith(LAYOUT_ROUTE) ? routeId.slice(LAYOUT_ROUTE.length) : null;
}

/** A page of a remote, and the route that it belongs under. */
export interface MountedPage {
  parent: string;
  route: RouteObject;
}

/** The one composition of the site's pages, for the server and the browser. */
export function compose(remotes: readonly MountedRemote[], ...site: Site): RouteObject[] {
  return composePages(remotes.flatMap(mountedPages), ...site);
}

type Site = Parameters<typeof composePages> extends [unknown, ...infer Rest] ? Rest : never;

/** The same of pages that are mounted already. */
export function composePages(
  pages: readonly MountedPage[],
  parts: SiteParts,
  shellData?: (request: Request) => ShellData | Promise<ShellData | null>,
  pageRule: PageRuleReader = () => null,
  /** Whether the data of the site lacks something for a page that is being opened. */
  isLacking: (url: URL) => boolean = () => false,
): RouteObject[] {
  return [
    {
      id: SHELL_ROUTE_ID,
      loader: ({ request }) => shellData?.(request) ?? null,
      shouldRevalidate: ({ nextUrl }) => isLacking(nextUrl),
      Component: SiteRoot,
      ErrorBoundary: PageError,
      // Never shown: everything that the first page needs is there before hydration.
      HydrateFallback: () => null,
      children: [
        pageRuleRoute(
          pageRule,
          LAYOUT_NAMES.map((layout) => ({
            id: LAYOUT_ROUTE + layout,
            ...parts.layouts[layout],
            ...layoutLoader(layout),
            children: [
              {
                id: layoutRouteId(layout),
                ErrorBoundary: PageError,
                children: [
                  ...pages.filter((page) => page.parent === layoutRouteId(layout)).map((page) => page.route),
                  ...(parts.pages[layout] ?? []),
                  ...(NOT_FOUND_PAGE.layout === layout ? [NOT_FOUND_PAGE.route] : []),
                ],
              },
            ],
          })),
        ),
      ],
    },
  ];
}

/** Above every layout: what must outlive the change from one to another. */
function SiteRoot() {
  return (
    <>
      <Outlet />
      <RouteFocus />
      {/* Every page that was loaded whole has the key `default`. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  );
}

/** What a layout has read stays as long as it stands. */
function layoutLoader(layout: LayoutName): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  const loader = LAYOUT_LOADERS[layout];
  return loader ? { loader, shouldRevalidate: () => false } : {};
}

/** The pages of a remote with the route that each belongs under. Ids are explicit: the server's and the browser's trees differ. */
export function mountedPages({
  name,
  kind = 'primary',
  paths,
  routes,
  framed,
}: MountedRemote): MountedPage[] {
  if (framed)
    return framed.map(({ layout, route }) => ({
      parent: layoutRouteId(layout),
      route: { ...route, ErrorBoundary: PageError },
    }));
  if (routes === null) {
    return paths.map(({ path, layout, cityVariant = false }) => ({
      parent: layoutRouteId(layout),
      route: {
        id: `down:${name}:${path}`,
        path,
        Component: unavailablePage(kind),
        handle: { unavailable: true, cityVariant },
      },
    }));
  }
  return routes.map((route) => ({
    parent: layoutRouteId(route.handle.layout),
    route: {
      ...route,
      ...(isRenderedOnServer(route)
        ? {}
        : { loader: afterHydration(route.loader), HydrateFallback: PagePendingPart }),
      ...(isKnownGuard(route.handle.auth)
        ? {}
        : { lazy: {}, loader: () => refuseUnknownGuard(route.handle.auth) }),
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

let settle: () => void = () => undefined;

/** Settled once the browser's router hears of its own changes; on a server never. */
const hydrated = new Promise<void>((done) => (settle = done));

export function markHydrated(): void {
  settle();
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

const DOWN_ROUTE = /^down:([^:]+):/;

/** Name of the remote that the fallback route replaces; null for any other route. */
export function downRemoteOfRoute(routeId: string): string | null {
  return DOWN_ROUTE.exec(routeId)?.[1] ?? null;
}

/** Name of the remote that a route belongs to; null for the shell's own. */
export function remoteOfRoute(routeId: string): string | null {
  return REMOTE_ROUTE.exec(routeId)?.[1] ?? null;
}
