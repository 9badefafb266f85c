import {
  type createBrowserRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { destination } from '../destination.ts';
import { withReload } from '../guarded-pages.ts';
import { firstState } from './first-state.ts';
import { lateRouter } from './late-router.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

// The server preloads it by its name where a page begins with it (ROUTER_CHUNK).
const bringCore = () => import(/* webpackChunkName: "router-core" */ './core.ts');

/**
 * The router of the site. On a page that the server has rendered, what navigates comes with the first sign that somebody is
 * about to: a link or a form is pointed at, touched or focused.
 */
export async function openRouter(
  routes: RouteObject[],
  patchRoutesOnNavigation: PatchRoutesOnNavigationFunction,
): Promise<Router> {
  const history = createBrowserHistory();
  const first = firstState(routes, history.location, window.__staticRouterHydrationData);
  if (!first) {
    const { createBrowserRouter } = await withReload(bringCore, destination)();
    return createBrowserRouter(routes, { patchRoutesOnNavigation });
  }
  const late = lateRouter({
    routes,
    patchRoutesOnNavigation,
    history,
    first,
    bring: async () => (await bringCore()).createRouter,
  });
  for (const event of INTENT_EVENTS) {
    document.addEventListener(event, ({ target }) => isGoing(target) && late.bringCore(), { passive: true });
  }
  return late.router;
}

function isGoing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href], form') !== null;
}
