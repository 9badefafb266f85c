import { LRUCache } from 'lru-cache';
import type { LoaderFunction, StaticHandlerContext } from 'react-router-dom';
import { isRenderedOnServer } from '../../../app/compose.tsx';
import type { ReleaseSet } from '../../releases/compose-set.ts';

type Matches = StaticHandlerContext['matches'];

/** What is known of a path before its loaders run. */
export interface PathPlan {
  matches: Matches;
  pattern: string;
  loading: readonly { id: string; loader: LoaderFunction; params: Matches[number]['params'] }[];
}

const MAX_PATHS = 2_000;
const planned = new WeakSet<Matches>();
const plans = new WeakMap<ReleaseSet, LRUCache<string, PathPlan>>();

/**
 * The plan of a path, made once for each composition: the router goes through all routes for each request. Null where it is to
 * answer itself: an unknown path, the first page of a route whose code comes later, a page of the browser.
 */
export function pathPlan(set: ReleaseSet, pathname: string): PathPlan | null {
  const paths = plans.get(set) ?? new LRUCache<string, PathPlan>({ max: MAX_PATHS });
  plans.set(set, paths);
  const known = paths.get(pathname);
  if (known) return known;
  const plan = makePlan(set, pathname);
  if (plan !== null) paths.set(pathname, plan);
  return plan;
}

/** Whether the matches are those of a plan: all visitors of the path have the same. */
export function isPlanned(matches: Matches): boolean {
  return planned.has(matches);
}

function makePlan(set: ReleaseSet, pathname: string): PathPlan | null {
  const found = set.routes.matched(pathname);
  if (!found?.every(isPlain)) return null;
  // Many visitors have them in common.
  const matches = found.map((match) => Object.freeze({ ...match, params: Object.freeze(match.params) }));
  planned.add(matches);
  const paths = matches.map(({ route }) => route.path).filter((path) => path !== undefined && path !== '');
  return {
    matches,
    pattern: `/${paths.join('/')}`.replaceAll(/\/{2,}/gu, '/'),
    loading: matches.flatMap(({ route: { id, loader }, params }) =>
      typeof loader === 'function' ? [{ id, loader, params }] : [],
    ),
  };
}

function isPlain({ route }: Matches[number]): boolean {
  const { lazy, loader, middleware } = route;
  return (
    lazy === undefined &&
    middleware === undefined &&
    isRenderedOnServer(route) &&
    (loader === undefined || typeof loader === 'function')
  );
}
