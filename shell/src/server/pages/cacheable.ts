import type { RouteHandle } from '@polden/mfe-contract';
import { matchRoutes } from 'react-router-dom';
import type { ReleaseSet } from '../releases/release-sets.ts';

const STAFF_COOKIE = /(^|;\s*)access_token=/;

/**
 * Tags of a page that all anonymous visitors may share, or null. A query may change the page or be a visitor's own, so only
 * the bare path counts.
 */
export function sharedPageTags(
  set: ReleaseSet,
  url: URL,
  method: string,
  cookie = '',
): readonly string[] | null {
  if (method !== 'GET' || url.search !== '' || STAFF_COOKIE.test(cookie)) return null;
  const handles = (matchRoutes(set.handler.dataRoutes, url.pathname) ?? []).map(
    ({ route }) => route.handle as Partial<RouteHandle> | undefined,
  );
  return handles.find((handle) => handle?.cacheTags)?.cacheTags ?? null;
}
