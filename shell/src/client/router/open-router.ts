import {
  type createBrowserRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { destination } from '../destination.ts';
import { withReload } from '../guarded-pages.ts';
import { onIntent } from '../intent.ts';
import { firstState } from './first-state.ts';
import { lateRouter } from './late-router.ts';

type Router = ReturnType<typeof createBrowserRouter>;

// The server preloads it by its name where a page begins with it (ROUTER_CHUNK).
const bringCore = () => import(/* webpackChunkName: "router-core" */ './core.ts');

/**
 * The router of the site. On a page that the server has rendered, what navigates comes with the first sign that somebody is
 * about to: a link or a form is pointed at, touched or focused, or a menu is unfolded.
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
  const bringNear = (selector: string) => (at: Element) => at.closest(selector) && late.bringCore();
  onIntent(bringNear('a[href], form'), bringNear('header'));
  return late.router;
}
