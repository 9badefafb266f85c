import { Injectable } from '@nestjs/common';
import { API_BASE_PATH, type LinkProblem, MEDIA_PATHS } from '@polden/api-contract';
import { RedirectTable, SHELL_PATHS } from '@polden/reference-data';
import type { EntityManager } from 'typeorm';
import { ApiConfig } from '../../core/config/api-config.ts';
import { ClaimedPaths } from '../../core/routes/claimed-paths.ts';
import { otherRedirects } from '../redirect-check.repository.ts';
import { pagedAt } from './item-paths.ts';
import { categoriesAt, type ItemAtAddress, itemsAt, storedHashes } from './link-judge.repository.ts';
import { PathPatterns } from './path-patterns.ts';
import { siteAddress } from './site-address.ts';

/** Null: it leads where it says. */
export type Verdict = { problem: LinkProblem; leadsTo: string | null } | null;

const FILE = new RegExp(`^${API_BASE_PATH}${MEDIA_PATHS.documents}/([\\w-]+)\\.\\w+$`, 'u');
const SHELL = new PathPatterns(SHELL_PATHS);
const AT_ONCE = 1000;

/** What is known of the site while some addresses are judged. */
interface Site {
  claimed: PathPatterns;
  redirects: RedirectTable;
  items: ReadonlyMap<string, ItemAtAddress>;
  hashes: ReadonlySet<string>;
}

/** Says of addresses whether they lead somewhere. Nothing outside of the site is asked for. */
@Injectable()
export class LinkJudge {
  constructor(
    private readonly config: ApiConfig,
    private readonly claims: ClaimedPaths,
  ) {}

  /** By address, as it was given. */
  async judge(manager: EntityManager, hrefs: readonly string[]): Promise<Map<string, Verdict>> {
    const claimed = new PathPatterns(await this.claims.patterns());
    const rules = await otherRedirects(manager, null);
    const redirects = new RedirectTable(rules.map((rule) => ({ ...rule, code: Number(rule.code) })));
    const verdicts = new Map<string, Verdict>();
    for (let from = 0; from < hrefs.length; from += AT_ONCE) {
      const some = hrefs.slice(from, from + AT_ONCE);
      const paths = some.flatMap((href) => pathsOf(href, redirects, this.config.publicOrigin));
      const items = await itemsAt(manager, paths.flatMap(pagedAt));
      const hashes = await storedHashes(
        manager,
        paths.flatMap((path) => FILE.exec(path)?.[1] ?? []),
      );
      const site = { claimed, redirects, items, hashes };
      for (const href of some) verdicts.set(href, verdictOf(href, site, this.config.publicOrigin));
    }
    return verdicts;
  }

  /** Those of the addresses at which visitors see a page, or would if no redirect led them away. */
  async pagesAmong(manager: EntityManager, addresses: readonly string[]): Promise<Set<string>> {
    const claimed = new PathPatterns(await this.claims.patterns());
    const paths = new Map(
      addresses.flatMap((address) => {
        const own = siteAddress(address, this.config.publicOrigin);
        return typeof own === 'string' ? [] : [[address, own.path] as const];
      }),
    );
    const items = await itemsAt(manager, [...paths.values()].flatMap(pagedAt));
    const categories = await categoriesAt(manager, [...paths.values()]);
    const isPage = (path: string) =>
      claimed.hasCertainly(path) ||
      SHELL.hasCertainly(path) ||
      categories.has(path) ||
      pagedAt(path).some(({ paged, part }) => items.get(`${paged.type.name}:${part}`)?.state === 'visible');
    return new Set([...paths].filter(([, path]) => isPage(path)).map(([address]) => address));
  }
}

/** The path of an address, and the one to which it is led. */
function pathsOf(href: string, redirects: RedirectTable, origin: string): string[] {
  const address = siteAddress(href, origin);
  if (typeof address === 'string') return [];
  const led = redirects.find(address.path);
  return led ? [address.path, pathname(led.target)] : [address.path];
}

function verdictOf(href: string, site: Site, origin: string): Verdict {
  const address = siteAddress(href, origin);
  if (address === 'none') return { problem: 'syntax', leadsTo: null };
  if (typeof address === 'string') return null;
  const led = site.redirects.find(address.path);
  if (!led) return verdictOfPath(address.path, site);
  const end = verdictOfPath(pathname(led.target), site);
  return end === null || end.problem === 'redirected'
    ? { problem: 'redirected', leadsTo: end?.leadsTo ?? led.target }
    : end;
}

function verdictOfPath(path: string, { claimed, items, hashes }: Site): Verdict {
  const [, hash] = FILE.exec(path) ?? [];
  if (hash !== undefined) return hashes.has(hash) ? null : { problem: 'file', leadsTo: null };
  if (claimed.hasExactly(path) || SHELL.has(path)) return null;
  const found = pagedAt(path).flatMap(({ paged, part }) => items.get(`${paged.type.name}:${part}`) ?? []);
  if (found.some(({ state }) => state === 'visible')) return null;
  const moved = found.find(({ state }) => state === 'moved');
  if (moved) return { problem: 'redirected', leadsTo: moved.leadsTo };
  const [there] = found;
  if (there) return { problem: there.state === 'trashed' ? 'removed' : 'hidden', leadsTo: null };
  // Before anything is released nothing is known of the other pages.
  if (pagedAt(path).length === 0 && (claimed.isEmpty || claimed.has(path))) return null;
  return { problem: 'missing', leadsTo: null };
}

function pathname(target: string): string {
  return target.split(/[?#]/u, 1)[0] ?? target;
}
