import { type ExperimentName, experimentsOf } from '@polden/api-contract';
import type { RouteHandle } from '@polden/mfe-contract';
import { LRUCache } from 'lru-cache';
import { generatePath } from 'react-router-dom';
import { NOT_FOUND_ROUTE_ID } from '../../app/shell-pages.tsx';
import { isKnownGuard } from '../../app/route-guards.ts';
import type { ReleaseSet } from './compose-set.ts';
import { isUncrawled } from './declared-pages.ts';

/** What is known of the page at a path before it is asked for. */
export interface PageFacts {
  /** A live release claims the path. */
  exists: boolean;
  /** It differs between cities. */
  cityVariant: boolean;
  /** Its parameters are others in another case. */
  caseSensitive: boolean;
  /** A list in numbered pages. */
  paged: boolean;
  /** Its forms may bring files. */
  takesFiles: boolean;
  /** Tags of what it shows when all anonymous visitors may share it, else null. */
  tags: readonly string[] | null;
  /** What is tried out on it: visitors see different variants. */
  experiments: readonly ExperimentName[];
  /** Search engines may read it: unless somebody is let in somewhere, nothing on it is his own. */
  isPublic: boolean;
  /** Only for the staff: a visitor without a session is led to the login. */
  staff: boolean;
  /** Of a guard that nobody has written, which lets nobody in; null on all other pages. */
  unknownGuard: string | null;
}

const NOWHERE: PageFacts = {
  exists: false,
  cityVariant: false,
  caseSensitive: false,
  paged: false,
  takesFiles: false,
  tags: null,
  experiments: [],
  isPublic: false,
  staff: false,
  unknownGuard: null,
};
const MAX_PATHS = 2_000;

/** Path → facts, for as long as the composition lives. */
const known = new WeakMap<ReleaseSet, LRUCache<string, PageFacts>>();

export function factsOfPage(set: ReleaseSet, pathname: string): PageFacts {
  const paths = known.get(set) ?? new LRUCache<string, PageFacts>({ max: MAX_PATHS });
  const kept = paths.get(pathname);
  if (kept) return kept;
  const facts = readFacts(set, pathname);
  known.set(set, paths.set(pathname, facts));
  return facts;
}

function readFacts(set: ReleaseSet, pathname: string): PageFacts {
  const leaf = set.routes.matched(pathname)?.at(-1);
  if (!leaf || leaf.route.id === NOT_FOUND_ROUTE_ID) return NOWHERE;
  const handle = leaf.route.handle as Partial<RouteHandle> | undefined;
  return {
    exists: true,
    cityVariant: handle?.cityVariant ?? false,
    caseSensitive: handle?.caseSensitive ?? false,
    paged: handle?.paged ?? false,
    takesFiles: handle?.takesFiles ?? false,
    tags: isWritten(leaf.route.path, leaf.params, pathname) ? (handle?.cacheTags ?? null) : null,
    experiments: experimentsOf({ layout: handle?.layout ?? '', path: pathname }),
    isPublic: handle !== undefined && !isUncrawled({ handle }),
    staff: handle?.auth === 'staff',
    unknownGuard: isKnownGuard(handle?.auth) ? null : String(handle?.auth),
  };
}

/** The router matches in any case and decodes: of all these addresses of a page one is kept. */
function isWritten(
  pattern = '',
  params: Readonly<Record<string, string | undefined>>,
  pathname: string,
): boolean {
  return (
    generatePath(
      pattern,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? null])),
    ) === pathname
  );
}
