import {
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  type RouteObject,
  type RouterState,
  NavigationType,
  UNSAFE_mapRouteProperties as mapRouteProperties,
} from 'react-router-dom';

/** What a server has sent along with its page. */
export type FirstData = Pick<RouterState, 'loaderData' | 'actionData' | 'errors'>;

/**
 * What the router begins with when the server has rendered the whole page; null when it has something to do first: a loader
 * to run, code to bring, an error to say. The matched routes get the elements that the router would give them.
 */
export function firstState(
  routes: RouteObject[],
  location: Location,
  data: Partial<FirstData> | undefined,
): RouterState | null {
  const matches = matchRoutes(routes, location);
  if (!matches || !data || data.errors) return null;
  const { loaderData = {}, actionData = null } = data;
  const isWhole = matches.every(
    ({ route }) => !route.lazy && (!route.loader || Object.hasOwn(loaderData, route.id ?? '')),
  );
  if (!isWhole) return null;
  // The same elements before and after the router's code is there: what they show stays as it is.
  for (const { route } of matches) Object.assign(route, mapRouteProperties(route));
  return {
    historyAction: NavigationType.Pop,
    location,
    matches: matches as RouterState['matches'],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}
