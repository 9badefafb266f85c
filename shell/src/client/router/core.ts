import { createBrowserRouter as createBrowser, UNSAFE_createRouter as createOwn } from 'react-router-dom';
import { watchSlowForms } from '../progress/slow-form.ts';

/**
 * What navigates, sends forms and runs loaders: half of react-router. A production build takes these two from a view of its
 * own of the package (`router-core-loader.cjs`), so that the first script has nothing of them. It comes with the first touch
 * of a form at the latest, and so does what is said of a form that waits.
 */
export const createBrowserRouter = watched(createBrowser);
export const createRouter = watched(createOwn);

function watched<Args extends unknown[]>(create: (...args: Args) => ReturnType<typeof createOwn>) {
  return (...args: Args) => {
    const router = create(...args);
    watchSlowForms(router);
    return router;
  };
}
