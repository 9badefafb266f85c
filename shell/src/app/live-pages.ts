import type { LockedRemote } from '@polden/mfe-contract';
import { SHELL_PATHS } from '@polden/reference-data';
import { withoutSlashAtEnd } from '@polden/ru';
import { isAt } from './path-match.ts';

/** Remembered answers, one for each address: visitors ask for the same addresses again, crawlers do not. */
const MAX_KNOWN = 2_000;

/**
 * Tells of any URL whether it leads somewhere: to another site, to the shell's own paths, or to a page that a release of the
 * lock claims. Of a regular remote that is down nothing is there; the others say so on their page. `origins`: of this site.
 */
export function livePages(
  lock: readonly Pick<LockedRemote, 'kind' | 'available' | 'routes'>[],
  origins: readonly string[],
): (url: string) => boolean {
  const claimed = lock
    .filter(({ kind, available }) => kind !== 'regular' || available)
    .flatMap(({ routes }) => routes.map(({ path }) => path));
  const patterns = [...claimed, ...SHELL_PATHS];
  const fixed = new Set(patterns.filter((path) => !isPattern(path)).map(plain));
  const open = patterns.filter(isPattern);
  const known = new Map<string, boolean>();
  return (url) => {
    const path = ownPath(url, origins);
    if (path === null) return true;
    const remembered = known.get(path);
    if (remembered !== undefined) return remembered;
    const isThere = fixed.has(plain(path)) || open.some((pattern) => isAt(pattern, path));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(path, isThere);
    return isThere;
  };
}

/** Path of an address of this site; null for all others, and for places on the page itself. */
function ownPath(url: string, origins: readonly string[]): string | null {
  const origin = origins.find((it) => url === it || url.startsWith(`${it}/`)) ?? '';
  const [path = ''] = url.slice(origin.length).split(/[?#]/);
  if (path === '') return origin === '' ? null : '/';
  return path.startsWith('/') && !path.startsWith('//') ? path : null;
}

function isPattern(path: string): boolean {
  return /[:*?]/.test(path);
}

/** As the router compares addresses. */
function plain(path: string): string {
  return withoutSlashAtEnd(path.toLowerCase());
}
