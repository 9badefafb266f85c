import {
  createBrowserRouter as createBrowser,
  IDLE_NAVIGATION,
  type RouteObject,
  UNSAFE_createRouter as createOwn,
} from 'react-router-dom';
import { watchSlowForms } from '../progress/slow-form.ts';
import { takeDrafts } from '../recovery/drafts.ts';
import { leaveUnknown } from './leave-unknown.ts';

type Router = ReturnType<typeof createOwn>;

/**
 * What navigates, sends forms and runs loaders: half of react-router. A production build takes these two from a view of its
 * own of the package (`router-core-loader.cjs`), so that the first script has nothing of them. It comes with the first touch
 * of a form at the latest, and so does what is said of a form that waits.
 */
export const createBrowserRouter: typeof createBrowser = (routes, options) =>
  watched(routes, () => createBrowser(routes, options));
export const createRouter: typeof createOwn = (init) => watched(init.routes, () => createOwn(init));

function watched(routes: RouteObject[], create: () => Router): Router {
  leaveUnknown(routes);
  const router = create();
  watchSlowForms(router);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stayAgain(router);
  });
  return router;
}

/**
 * A document that was left for another and is shown again, out of the memory of the browser: the router was on the way to
 * that one, and what was kept of the page stands in it.
 */
function stayAgain(router: Router): void {
  takeDrafts();
  // A navigation to where one is would end the other, too, but read the page anew, which could take it away with what was typed.
  if (router.state.navigation.state === 'loading')
    router._internalSetStateDoNotUseOrYouWillBreakYourApp({ navigation: IDLE_NAVIGATION });
}
