import type { OfferedPage, PageRole, RemoteRoute } from '@polden/mfe-contract';

/** How many pages are offered on a missing page: enough to choose from. */
const MAX_OFFERS = 4;

/** What the pages of a composition say of themselves to the whole site. */
export interface DeclaredPages {
  roles: Partial<Record<PageRole, string>>;
  offers: readonly OfferedPage[];
  reads: readonly string[];
  /** What search engines are asked not to read, as robots.txt says it. */
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
    uncrawled: patterns(routes.filter(isUncrawled).map(({ path }) => path)),
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

/** Without those that another one covers: in order, it stands before what it covers. */
function patterns(paths: readonly string[]): string[] {
  const found: string[] = [];
  for (const pattern of paths.flatMap(patternsOf).sort()) {
    const before = found.at(-1);
    if (before === undefined || !pattern.startsWith(before)) found.push(pattern);
  }
  return found;
}

/**
 * What stands in robots.txt is a beginning: of a page's own address it would hide all others that begin alike. Up to a
 * parameter it is one, unless it were of the whole site.
 */
function patternsOf(path: string): string[] {
  const [fixed = ''] = path.split(/[:*]/u, 1);
  if (fixed !== path) return fixed === '/' ? [] : [fixed];
  return path === '/' ? ['/$', '/?'] : [`${path}$`, `${path}/`, `${path}?`];
}
