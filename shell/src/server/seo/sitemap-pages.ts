import type { AddressList } from '@polden/api-contract';
import type { ReleaseRoute, SitemapPages } from '@polden/mfe-contract';
import type { RedirectTable } from '@polden/reference-data';
import type { AddressLists } from '../site-lists/site-lists.ts';

/** A page of the site map. */
export interface SitemapPage {
  /** Escaped as in a URL. */
  path: string;
  /** ISO 8601 in UTC; undefined where nobody knows. */
  changedAt?: string;
}

type SitemapRoute = Pick<ReleaseRoute, 'path' | 'sitemap' | 'auth' | 'cityVariant'>;

/**
 * All that live routes declare, but what a redirect leads away from. On the site of a city stand only the pages that differ
 * between cities.
 */
export function sitemapPages(
  routes: readonly SitemapRoute[],
  lists: AddressLists,
  { onlyCityPages, redirects }: { onlyCityPages: boolean; redirects: RedirectTable },
): SitemapPage[] {
  const pages = routes
    .filter((route) => route.sitemap !== false && (route.auth ?? 'public') === 'public')
    .filter(({ cityVariant = false }) => cityVariant || !onlyCityPages)
    .flatMap(declaredPages)
    .flatMap(({ path, list }) => (list === undefined ? [{ path }] : listedPages(path, list, lists)))
    .filter(({ path }) => redirects.find(path) === null);
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

function declaredPages({ path, sitemap }: SitemapRoute): SitemapPages[] {
  if (Array.isArray(sitemap)) return sitemap;
  return /[:*{]/u.test(path) ? [] : [{ path }];
}

function listedPages(pattern: string, list: AddressList, lists: AddressLists): SitemapPage[] {
  const items = lists[list] ?? [];
  // The page of one item alone.
  const own = /:(?:slug|id)/u.test(pattern) ? items : items.filter(({ slug }) => slug === pattern);
  return own.map(({ id, slug, changed_at: changedAt }) => ({
    path: pattern.replace(':slug', encodeURIComponent(slug ?? id)).replace(':id', String(id)),
    changedAt,
  }));
}
