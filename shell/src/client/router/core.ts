import {
  createBrowserRouter as createBrowser,
  type RouteObject,
  UNSAFE_createRouter as createOwn,
} from 'react-router-dom';
import { watchSlowForms } from '../progress/slow-form.ts';
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
  return router;
}
