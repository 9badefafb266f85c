import type { OfferedPage, PageRole, RemoteRoute } from '@polden/mfe-contract';

/** How many pages are offered to somebody who is lost: enough to choose from. */
const MAX_OFFERS = 4;

/** What the pages of a composition say of themselves to the whole site. */
export interface DeclaredPages {
  roles: Partial<Record<PageRole, string>>;
  offers: readonly OfferedPage[];
  reads: readonly string[];
  /** Beginnings of addresses that search engines are asked not to read. */
  uncrawled: readonly string[];
}

export function declaredPages(routes: readonly Pick<RemoteRoute, 'path' | 'handle'>[]): DeclaredPages {
  const offered = routes.flatMap(({ path, handle }) => (handle.offer ? [{ to: path, ...handle.offer }] : []));
  const reads = routes.flatMap(({ handle }) => handle.reads ?? []);
  return {
    roles: Object.fromEntries(
      routes.flatMap(({ path, handle }) => (handle.role ? [[handle.role, path]] : [])),
    ),
    offers: offered
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_OFFERS)
      .map(({ to, icon, title, text }) => ({ to, icon, title, text })),
    reads: [...new Set(reads)],
    uncrawled: beginnings(routes.filter(isUncrawled).map(({ path }) => path)),
  };
}

/** Whether search engines are asked to leave the page alone. */
export function isUncrawled({
  handle: { area, crawled },
}: {
  handle: Partial<RemoteRoute['handle']>;
}): boolean {
  return !(crawled ?? area === undefined);
}

/** Up to the first parameter, and without those that another one covers. */
function beginnings(paths: readonly string[]): string[] {
  const fixed = [...new Set(paths.map((path) => path.replace(/[:*].*$/, '')))].sort();
  return fixed.filter((path) => !fixed.some((other) => other !== path && path.startsWith(other)));
}
