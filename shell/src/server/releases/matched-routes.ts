import { matchRoutes, type StaticHandler } from 'react-router-dom';

type Routes = StaticHandler['dataRoutes'];
type Route = Routes[number];
type Matches = ReturnType<typeof matchRoutes<Route>>;

interface Index {
  /** First parts of paths that are written out, in lower case. */
  firsts: ReadonlySet<string>;
  /** By first part; null: only what matches any. */
  trees: Map<string | null, Routes>;
  originals: ReadonlyMap<string, Route>;
}

/** What a part of a path may have that is more than its own letters. */
const FANCY = /[:*?]/u;

const indexes = new WeakMap<Routes, Index>();

/**
 * What `matchRoutes` finds. That goes through all routes of all remotes at each call, to put them in order; here it gets only
 * those that begin as the path does. `routes`: of a static handler, never changed.
 */
export function matchedRoutes(routes: Routes, pathname: string): Matches {
  const index = indexes.get(routes) ?? indexOf(routes);
  indexes.set(routes, index);
  const first = firstPart(decoded(pathname));
  const key = index.firsts.has(first) ? first : null;
  const tree = index.trees.get(key) ?? pruned(routes, '', key);
  index.trees.set(key, tree);
  const matches = matchRoutes(tree, pathname);
  return (
    matches?.map((match) => ({ ...match, route: index.originals.get(match.route.id) ?? match.route })) ?? null
  );
}

function indexOf(routes: Routes): Index {
  const firsts = new Set<string>();
  const originals = new Map<string, Route>();
  const visit = (route: Route, above: string): void => {
    const path = joined(above, route);
    originals.set(route.id, route);
    firsts.add(firstPart(path));
    for (const child of route.children ?? []) visit(child, path);
  };
  for (const route of routes) visit(route, '');
  return { firsts, originals, trees: new Map() };
}

/** The same routes in the same order, without those that begin otherwise. */
function pruned(routes: Routes, above: string, first: string | null): Routes {
  return routes.flatMap((route): Routes => {
    const path = joined(above, route);
    const children = route.children && pruned(route.children, path, first);
    if (!mayMatch(path, first) && !children?.length) return [];
    return route.index === true || children === undefined ? [route] : [{ ...route, children }];
  });
}

function mayMatch(path: string, first: string | null): boolean {
  const own = firstPart(path);
  return own === first || FANCY.test(own);
}

function joined(above: string, { path = '' }: Route): string {
  return path.startsWith('/') ? path : `${above}/${path}`;
}

/** In lower case: the router matches in any. */
function firstPart(path: string): string {
  return (path.split('/').find((part) => part !== '') ?? '').toLowerCase();
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
