import type { createBrowserRouter, NavigateOptions, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Pages fade into each other where the browser can do it and the visitor has nothing against motion. */
export function animateNavigations(router: Router): void {
  const navigate = router.navigate.bind(router) as (
    to: To | number | null,
    options?: object,
  ) => Promise<void>;
  // Links of all remotes go through here; each would have to ask for it by itself otherwise.
  router.navigate = (to: To | number | null, options: NavigateOptions = {}) =>
    navigate(to, { viewTransition: isAnimated(to, options), ...options });
}

/** A form that is answered on its own page, and a page that only changes its query, stay still. */
function isAnimated(to: To | number | null, options: object): boolean {
  if (typeof to === 'number' || to === null || 'formMethod' in options) return false;
  const target = typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;
  return (
    target !== undefined &&
    target !== window.location.pathname &&
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
