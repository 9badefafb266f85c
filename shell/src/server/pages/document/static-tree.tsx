import type { ReactElement, ReactNode } from 'react';
import {
  createPath,
  createStaticRouter,
  IDLE_NAVIGATION,
  NavigationType,
  type StaticHandlerContext,
  StaticRouterProvider,
  type To,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FetchersContext as FetchersContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  UNSAFE_ViewTransitionContext as ViewTransitionContext,
} from 'react-router-dom';
import { isPlanned } from '../query/run-loaders.ts';

type Matches = StaticHandlerContext['matches'];

/**
 * The routes of a page as the router's own `StaticRouterProvider` renders them; it makes two URLs for each of them anew for
 * each visitor. What depends on the path alone is made once here, from the same contexts: a test compares the two byte by
 * byte, and holds for this version of the router only.
 */
export function StaticTree({ context }: { context: StaticHandlerContext }): ReactElement {
  return isPlanned(context.matches) ? <PlannedTree context={context} /> : <RouterTree context={context} />;
}

function RouterTree({ context }: { context: StaticHandlerContext }): ReactElement {
  // The matches carry their routes; the tree around them is not rendered.
  return <StaticRouterProvider router={createStaticRouter([], context)} context={context} hydrate={false} />;
}

function PlannedTree({ context }: { context: StaticHandlerContext }): ReactElement {
  const { location, matches, loaderData, actionData, errors } = context;
  const state = {
    historyAction: NavigationType.Pop,
    location,
    matches: [...matches],
    loaderData,
    actionData,
    errors,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle' as const,
    fetchers: new Map<string, never>(),
    blockers: new Map<string, never>(),
  };
  const router = {
    router: Object.create(ROUTER, { state: { value: state } }) as typeof ROUTER,
    navigator: NAVIGATOR,
    static: true,
    staticContext: context,
    basename: '/',
  };
  const at = { location, navigationType: NavigationType.Pop };
  // With the empty place of the router's own script: identifiers of `useId` tell how many children are on their way.
  return (
    <>
      <DataRouterContext.Provider value={router}>
        <DataRouterStateContext.Provider value={state}>
          <FetchersContext.Provider value={new Map()}>
            <ViewTransitionContext.Provider value={{ isTransitioning: false }}>
              <NavigationContext.Provider value={NAVIGATION}>
                <LocationContext.Provider value={at}>{chainOf(matches)}</LocationContext.Provider>
              </NavigationContext.Provider>
            </ViewTransitionContext.Provider>
          </FetchersContext.Provider>
        </DataRouterStateContext.Provider>
      </DataRouterContext.Provider>
      {null}
    </>
  );
}

const chains = new WeakMap<Matches, ReactNode>();

/** The routes of a path, each within the one before. */
function chainOf(matches: Matches): ReactNode {
  const known = chains.get(matches);
  if (known !== undefined) return known;
  const rendered = matches.map((match) =>
    Object.freeze({
      ...match,
      pathname: encoded(match.pathname),
      pathnameBase: match.pathnameBase === '/' ? '/' : encoded(match.pathnameBase),
    }),
  );
  const chain = rendered.reduceRight<ReactElement | null>((outlet, { route }, index) => {
    const value = { outlet, matches: rendered.slice(0, index + 1), isDataRoute: true };
    Object.freeze(value.matches);
    Object.freeze(value);
    return <RouteContext.Provider value={value}>{route.element ?? outlet}</RouteContext.Provider>;
  }, null);
  chains.set(matches, chain);
  return chain;
}

/** The router has decoded it to find its routes. */
function encoded(path: string): string {
  const escaped = path.replaceAll('%', '%25').replaceAll('?', '%3F').replaceAll('#', '%23');
  return `/${encodeLocation(escaped).pathname}`.replaceAll(/\/\/+/gu, '/');
}

function encodeLocation(to: To): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(hrefOf(to).replace(/ $/u, '%20'), 'http://localhost');
  return { pathname, search, hash };
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function refuse(): never {
  throw new Error('A server does not navigate');
}

const NAVIGATOR = {
  createHref: hrefOf,
  encodeLocation,
  push: refuse,
  replace: refuse,
  go: refuse,
  back: refuse,
  forward: refuse,
};
const NAVIGATION = { basename: '/', navigator: NAVIGATOR, static: true, useTransitions: false, future: {} };
const ROUTER = createStaticRouter([], {
  basename: '/',
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  matches: [],
  loaderData: {},
  actionData: null,
  errors: null,
  statusCode: 200,
  loaderHeaders: {},
  actionHeaders: {},
});

// A component reaches them by the router's contexts, and all pages of all remotes have them in common.
for (const common of [NAVIGATOR, NAVIGATION, NAVIGATION.future, ROUTER]) Object.freeze(common);
