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
export function changedRoute<Route extends RouteObject>(route: Route, change: RouteChange): Route {
  const { lazy } = route;
  if (typeof lazy !== 'function') return { ...route, ...changedCode(route, change) };
  const load = (change.lazy?.(lazy) ?? lazy) as typeof lazy;
  return {
    ...route,
    ...changedCode(route, change),
    lazy: async () => {
      const page = await load();
      return { ...page, ...changedCode(page, change) };
    },
  };
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
