import type { NestedRoute, RemoteRoute, RouteHandle } from '@polden/mfe-contract';
import type { RouteObject } from 'react-router-dom';

/** A page as the signed manifest has it. */
export interface RouteClaim {
  path: string;
  loads: boolean;
  acts: boolean;
  nested: readonly NestedRoute[];
  /** The handle of the page, from the manifest and from what its code says. */
  handle: (ofCode: RouteHandle) => RouteHandle;
}

type Claimed = Pick<RouteClaim, 'loads' | 'acts' | 'nested'>;
/** Told once for each thing that is dropped: `the route /x`, `the loader of /x`. */
type OnUndeclared = (what: string) => void;

/**
 * The routes of a release that its manifest claims, with the loaders and actions that it claims and no others; a copy, for the
 * code of the release keeps its own. What is dropped is told.
 */
export function claimedRoutes(
  routes: readonly RemoteRoute[],
  claims: readonly RouteClaim[],
  onUndeclared: OnUndeclared,
): RemoteRoute[] {
  return routes.flatMap((route) => {
    const claim = claims.find(({ path }) => path === route.path);
    if (!claim) {
      onUndeclared(`the route ${route.path}`);
      return [];
    }
    const page = claimedRoute(route, claim, route.path, onUndeclared) as RemoteRoute;
    return [{ ...page, handle: claim.handle(route.handle) }];
  });
}

function claimedRoute(
  route: RouteObject,
  claim: Claimed,
  place: string,
  onUndeclared: OnUndeclared,
): RouteObject {
  const { lazy, children, ...own } = route;
  return {
    ...claimedParts(own, claim, place, onUndeclared),
    ...(lazy ? { lazy: claimedLazy(lazy, claim, place, onUndeclared) } : {}),
    ...(children ? { children: claimedChildren(children, claim.nested, place, onUndeclared) } : {}),
  } as RouteObject;
}

function claimedParts<T extends object>(
  part: T,
  { loads, acts }: Claimed,
  place: string,
  onUndeclared: OnUndeclared,
): T {
  const claimed: T & { loader?: unknown; action?: unknown } = { ...part };
  if (!loads && claimed.loader) {
    delete claimed.loader;
    onUndeclared(`the loader of ${place}`);
  }
  if (!acts && claimed.action) {
    delete claimed.action;
    onUndeclared(`the action of ${place}`);
  }
  return claimed;
}

type Lazy = NonNullable<RouteObject['lazy']>;

function claimedLazy(lazy: Lazy, claim: Claimed, place: string, onUndeclared: OnUndeclared): Lazy {
  if (typeof lazy !== 'function') return claimedParts(lazy, claim, place, onUndeclared);
  return async () => claimedParts(await lazy(), claim, place, onUndeclared);
}

function claimedChildren(
  children: readonly RouteObject[],
  nested: readonly NestedRoute[],
  place: string,
  onUndeclared: OnUndeclared,
): RouteObject[] {
  return children.flatMap((child) => {
    const here = `${place} ${child.path ?? (child.index ? '(index)' : '(frame)')}`;
    const claim = nested.find(
      ({ path, index = false, id }) =>
        path === child.path && index === Boolean(child.index) && id === child.id,
    );
    if (!claim) {
      onUndeclared(`the route ${here}`);
      return [];
    }
    return [claimedRoute(child, claimOfNested(claim), here, onUndeclared)];
  });
}

function claimOfNested({ loads = true, acts = true, nested = [] }: NestedRoute): Claimed {
  return { loads, acts, nested };
}
