import {
  type createBrowserRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { afterAnswer } from '@polden/ui';
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
 * about to: a link is pointed at, touched or focused, a menu is unfolded, or, once that is answered, a form is.
 */
export async function openRouter(
  routes: RouteObject[],
  patchRoutesOnNavigation: PatchRoutesOnNavigationFunction,
): Promise<Router> {
  const history = createBrowserHistory();
  const first = firstState(routes, history.location, window.__staticRouterHydrationData);
  if (!first) {
    const { createBrowserRouter } = await withReload(bringCore, destination)();
    window.onpopstate = null;
    return createBrowserRouter(routes, { patchRoutesOnNavigation });
  }
  // The document has heard of it until now (STAY_IN_STEP): from here on the router does.
  window.onpopstate = null;
  const late = lateRouter({
    routes,
    patchRoutesOnNavigation,
    history,
    first,
    bring: async () => (await bringCore()).createRouter,
  });
  const near = (at: Element) => {
    if (at.closest('a[href]')) late.bringCore();
    else if (at.closest('form')) afterAnswer(late.bringCore);
  };
  onIntent(near, (part) => part.closest('header') && late.bringCore());
  return late.router;
}
