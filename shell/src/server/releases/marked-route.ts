import { isPromise } from 'node:util/types';
import type { RemoteRoute } from '@polden/mfe-contract';
import { createElement, type ComponentType } from 'react';
import { changedRoute } from './changed-route.ts';

/** Called when code of the release begins to run, and when it has returned. */
export interface Marks {
  enter: () => void;
  leave: () => void;
  /** Called when it has returned and goes on; what it returns, when that has come to its end. */
  pending: () => () => void;
}

/** A copy of the route with marks around all code of the release that the server runs in one piece. */
export function markedRoute(route: RemoteRoute, marks: Marks): RemoteRoute {
  return changedRoute(route, {
    data: (run) => marked(run, marks),
    lazy: (run) => marked(run, marks),
    component: (Component) => markedComponent(Component, marks),
  });
}

function marked<A extends never[], R>(
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
