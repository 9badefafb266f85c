/** Pages that no remote lists: those of the shell, an answer of the search, and a missing one. */
const OF_SHELL = ['/gorod', '/podpiska', '/poisk?q=залог', '/takoj-stranitsy-net'];
const STAFF = 'mfe-admin';
/** Needs a request of one's own: the borrower's walk gets there. */
const OWN = ['/podpisanie/:leadId'];

export interface SitePages {
  /** Addresses of the public pages, one for each route, two where the route stands for many. */
  visitors: string[];
  /** Pages of the staff area without a placeholder in their address. */
  staff: string[];
}

/**
 * Every page of the running site, read from its release map, its site map and its own links.
 * @param origin such as http://localhost:4200
 * Throws when the site does not answer. A route that no page links to an address of is left out.
 */
export async function findSitePages(origin: string): Promise<SitePages> {
  const home = await read(origin, '/');
  const boot = JSON.parse(/window\.__BOOT__=(.*?);window\.__static/u.exec(home)?.[1] ?? '{}') as {
    remotes?: { name: string; routes: { path: string }[] }[];
  };
  const remotes = boot.remotes ?? [];
  const pathsOf = (staff: boolean) =>
    remotes
      .filter(({ name }) => (name === STAFF) === staff)
      .flatMap(({ routes }) => routes.map(({ path }) => path));
  const patterns = pathsOf(false).filter((path) => !OWN.includes(path));
  const fixed = [...patterns.filter((path) => !isOpen(path)), ...OF_SHELL];
  const known = await knownAddresses(origin, fixed);
  const filled = patterns.filter(isOpen).flatMap((pattern) => representatives(pattern, patterns, [...known]));
  return {
    visitors: await onlyPages(origin, [...new Set([...fixed, ...filled])]),
    staff: pathsOf(true).filter((path) => !isOpen(path)),
  };
}

const isOpen = (path: string) => /[:*]/u.test(path);

/** What the site map lists, and what the pages link to. */
async function knownAddresses(origin: string, pages: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  const add = (address: string) => {
    const { origin: of, pathname } = new URL(address.replaceAll('&amp;', '&'), origin);
    if (of === origin) known.add(pathname);
  };
  const index = await read(origin, '/sitemap.xml');
  for (const part of locations(index))
    for (const page of locations(await read(origin, new URL(part).pathname))) add(page);
  for (const path of pages)
    for (const [, href = ''] of (await read(origin, path)).matchAll(/<a [^>]*?href="(\/[^"#?]*)/gu))
      add(href);
  return known;
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/gu)].map(([, url = '']) => url);

/** The first of the addresses of a route and the longest, which is most likely to be too long for a place. */
function representatives(pattern: string, patterns: readonly string[], known: readonly string[]): string[] {
  const nearer = patterns.filter((other) => fixedParts(other) > fixedParts(pattern)).map(shapeOf);
  const found = known.filter(
    (path) => shapeOf(pattern).test(path) && !nearer.some((shape) => shape.test(path)),
  );
  const longest = found.reduce((best, path) => (path.length > best.length ? path : best), '');
  return found.length > 0 ? [...new Set([...found.slice(0, 1), longest])] : [];
}

const shapeOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/:[^/]+/gu, '[^/]+').replace('*', '.+')}$`, 'u');
const fixedParts = (pattern: string) => pattern.split('/').filter((part) => !isOpen(part)).length;

/** Without addresses that lead elsewhere. */
async function onlyPages(origin: string, paths: readonly string[]): Promise<string[]> {
  const pages: string[] = [];
  for (const path of paths) {
    const { status } = await fetch(origin + path, { redirect: 'manual' });
    if (status < 300 || status >= 400) pages.push(path);
  }
  return pages;
}

async function read(origin: string, path: string): Promise<string> {
  return (await fetch(origin + path)).text();
}
