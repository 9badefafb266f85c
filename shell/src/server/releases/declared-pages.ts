import type { OfferedPage, PageRole, RemoteRoute } from '@polden/mfe-contract';

/** How many pages are offered on a missing page: enough to choose from. */
const MAX_OFFERS = 4;

/** What the pages of a composition say of themselves to the whole site. */
export interface DeclaredPages {
  roles: Partial<Record<PageRole, string>>;
  offers: readonly OfferedPage[];
  reads: readonly string[];
  /** Beginnings of addresses that search engines are asked not to read. */
  uncrawled: readonly string[];
}

export type DeclaringRoute = Pick<RemoteRoute, 'path' | 'handle'>;

/** Whether a page says anything to the whole site. */
export function isDeclaring(route: DeclaringRoute): boolean {
  const { role, offer, reads } = route.handle;
  return Boolean(role ?? offer ?? reads) || isUncrawled(route);
}

export function declaredPages(routes: readonly DeclaringRoute[]): DeclaredPages {
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

/** Up to the first parameter, and without those that another one covers: in order, it stands before what it covers. */
function beginnings(paths: readonly string[]): string[] {
  const fixed = paths.map((path) => path.split(/[:*]/u, 1)[0] ?? '').sort();
  const found: string[] = [];
  for (const path of fixed) {
    const before = found.at(-1);
    if (before === undefined || !path.startsWith(before)) found.push(path);
  }
  return found;
}
