import { isPromise } from 'node:util/types';
import type { RemoteRoute } from '@polden/mfe-contract';
import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Called when code of the release begins to run, and when it has returned. */
export interface Marks {
  enter: () => void;
  leave: () => void;
  /** Called when it has returned and goes on; what it returns, when that has come to its end. */
  pending: () => () => void;
}

type MarkedParts = Pick<RouteObject, 'loader' | 'action' | 'Component'>;

/**
 * A copy of the route, because the router writes resolved lazy modules into its routes and a release may be part of several
 * sets, with marks around all code of the release that the server runs in one piece.
 */
export function markedRoute(route: RemoteRoute, marks: Marks): RemoteRoute {
  const { lazy } = route;
  if (typeof lazy !== 'function') return { ...route, ...markedParts(route, marks) };
  return {
    ...route,
    ...markedParts(route, marks),
    lazy: async () => {
      const page = await marked(lazy, marks)();
      return { ...page, ...markedParts(page, marks) };
    },
  };
}

function markedParts(part: Partial<RouteObject>, marks: Marks): MarkedParts {
  const { loader, action, Component } = part;
  return {
    ...(typeof loader === 'function' ? { loader: marked(loader, marks) } : {}),
    ...(typeof action === 'function' ? { action: marked(action, marks) } : {}),
    ...(Component ? { Component: markedComponent(Component, marks) } : {}),
  };
}

function marked<A extends unknown[], R>(
  run: (...args: A) => R,
  { enter, leave, pending }: Marks,
): (...args: A) => R {
  return (...args) => {
    enter();
    try {
      const result = run(...args);
      if (isPromise(result)) {
        const end = pending();
        void Promise.resolve(result).then(end, end);
      }
      return result;
    } finally {
      leave();
    }
  };
}

/** React renders what is below in the same turn of the event loop: the mark is taken away in the next one. */
function markedComponent(Component: ComponentType, { enter, leave }: Marks): ComponentType {
  return function Marked() {
    enter();
    setImmediate(leave);
    return createElement(Component);
  };
}
