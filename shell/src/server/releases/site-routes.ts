import { createStaticHandler, matchRoutes, type RouteObject, type StaticHandler } from 'react-router-dom';
import type { MountedPage } from '../../app/compose.tsx';
import { addressParts } from '../address-parts.ts';
import { deepFreeze } from '../deep-freeze.ts';
import { firstPart } from '../../app/path-match.ts';
import type { PlacedPages } from './placed-pages.ts';

type Route = StaticHandler['dataRoutes'][number];
type Matches = ReturnType<typeof matchRoutes<Route>>;
type Compose = (pages: readonly MountedPage[]) => RouteObject[];

/**
 * The routes of a composition, as the router knows them. It copies, flattens and ranks all routes that it is given; here it gets
 * those that begin as an address does, when the first such address is asked for. So a switch of one release costs what its own
 * pages cost, however many remotes there are.
 */
export class SiteRoutes {
  readonly #remotes: readonly PlacedPages[];
  readonly #compose: Compose;
  /** By first part of the address; null: what matches any. */
  readonly #handlers = new Map<string | null, StaticHandler>();

  constructor(remotes: readonly PlacedPages[], compose: Compose) {
    this.#remotes = remotes;
    this.#compose = compose;
  }

  /** What `matchRoutes` finds among all routes. */
  matched(pathname: string): Matches {
    return matchRoutes(this.#handlerOf(pathname).dataRoutes, pathname);
  }

  readonly query: StaticHandler['query'] = (request, options) =>
    this.#handlerOf(addressParts(request.url).pathname).query(request, options);

  #handlerOf(pathname: string): StaticHandler {
    const first = firstPart(decoded(pathname));
    const known = this.#handlers.get(first);
    if (known) return known;
    const key = this.#remotes.some((pages) => pages.begins(first)) ? first : null;
    const handler =
      this.#handlers.get(key) ??
      createStaticHandler(
        withFixedHandles(this.#compose(this.#remotes.flatMap((pages) => pages.under(key)))),
      );
    this.#handlers.set(key, handler);
    return handler;
  }
}

/** `useMatches` hands them to every release on the page. */
function withFixedHandles(routes: RouteObject[]): RouteObject[] {
  for (const { handle, children = [] } of routes) {
    deepFreeze(handle);
    withFixedHandles(children);
  }
  return routes;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
