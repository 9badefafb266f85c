import type { RouteHandle } from '@polden/mfe-contract';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import type { ReleaseSet } from '../releases/release-sets.ts';

type Tags = readonly string[] | null;

const STAFF_COOKIE = /(^|;\s*)access_token=/;
const MAX_PATHS = 2_000;

/** Path → tags, for as long as the composition lives. */
const known = new WeakMap<ReleaseSet, LRUCache<string, { tags: Tags }>>();

/**
 * Tags of a page that all anonymous visitors may share, or null. A query may change the page or be a visitor's own, so only
 * the bare path counts.
 */
export function sharedPageTags(set: ReleaseSet, url: URL, method: string, cookie = ''): Tags {
  if (method !== 'GET' || url.search !== '' || STAFF_COOKIE.test(cookie)) return null;
  const paths = known.get(set) ?? new LRUCache<string, { tags: Tags }>({ max: MAX_PATHS });
  known.set(set, paths);
  const page = paths.get(url.pathname) ?? { tags: tagsOf(set, url.pathname) };
  paths.set(url.pathname, page);
  return page.tags;
}

function tagsOf(set: ReleaseSet, pathname: string): Tags {
  const handles = (matchRoutes(set.handler.dataRoutes, pathname) ?? []).map(
    ({ route }) => route.handle as Partial<RouteHandle> | undefined,
  );
  return handles.find((handle) => handle?.cacheTags)?.cacheTags ?? null;
}
