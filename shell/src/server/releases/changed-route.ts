import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

type Run = (...args: never[]) => unknown;

/** What is put around the code of a route. */
export interface RouteChange {
  /** Around loaders and actions. */
  data: (run: Run) => Run;
  lazy?: (run: Run) => Run;
  component?: (Component: ComponentType) => ComponentType;
}

type Code = Pick<RouteObject, 'loader' | 'action' | 'Component' | 'children'>;

/**
 * A copy of the route with something around all its code, also of its children and of what it loads later. A copy, because the
 * router writes resolved lazy modules into its routes, and a release may be part of several sets.
 */
export function changedRoute<Route extends RouteObject>(given: Route, change: RouteChange): Route {
  const route = changed(given, change);
  return route.lazy ? { ...route, lazy: changedLazy(route.lazy, change) } : route;
}

type Lazy = NonNullable<RouteObject['lazy']>;

/** The router knows two kinds: all of a page at once, or a function for each part of it. */
function changedLazy(lazy: Lazy, change: RouteChange): Lazy {
  if (typeof lazy === 'function') {
    const load = (change.lazy?.(lazy) ?? lazy) as typeof lazy;
    return async () => changed(await load(), change);
  }
  const parts = Object.entries(lazy as Record<string, (() => Promise<unknown>) | undefined>);
  return Object.fromEntries(
    parts.map(([part, own]) => {
      if (typeof own !== 'function') return [part, own];
      const load = (change.lazy?.(own) ?? own) as typeof own;
      return [part, async () => changed({ [part]: await load() }, change)[part]];
    }),
  );
}

function changed<T extends object>(given: T, change: RouteChange): T {
  // Read once: a getter may give something else the next time.
  const own = { ...given } as T & Code & Pick<RouteObject, 'middleware'>;
  // The router would call it with its own arguments.
  if (own.middleware) throw new TypeError('a page of a release has no middleware');
  return { ...own, ...changedCode(own, change) };
}

function changedCode(code: Code, change: RouteChange): Code {
  const { loader, action, Component, children } = code;
  return {
    ...(typeof loader === 'function' ? { loader: change.data(loader) as typeof loader } : {}),
    ...(typeof action === 'function' ? { action: change.data(action) as typeof action } : {}),
    ...(Component && change.component ? { Component: change.component(Component) } : {}),
    // Not by a method of theirs: it would be given a function of the host.
    ...(children ? { children: Array.from(children, (child) => changedRoute(child, change)) } : {}),
  };
}
