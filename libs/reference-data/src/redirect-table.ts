import { parseUrl, withoutSlashAtEnd } from '@polden/ru';
import { FORMER_ADDRESSES } from './former-addresses.ts';
import { lowerCasePath } from './lower-case-path.ts';

/** What an editor has written down: `code` 301 for good, 302 for a while. */
export interface RedirectRule {
  /** By which its uses are counted; not given: they are not. */
  id?: number;
  path: string;
  /** Path on this site, maybe with a query and a fragment. */
  target: string;
  code: number;
}

/** Where an address leads in the end. */
export interface Destination {
  /** Path, query and fragment on this site: one slash at its beginning. */
  target: string;
  permanent: boolean;
  /** Ids of the editors' rules on the way, each of which it takes. */
  rules: readonly number[];
  /** Built from the rest of a former address and may lead nowhere: check it before redirecting. */
  isGuess: boolean;
}

/** Redirecting one of these would lock out the site, or its staff. */
const NEEDED = /^\/($|(admin|api|mfe|assets)(\/|$))/iu;
const BASE = 'http://site.invalid';
/** A chain that is longer was built by mistake, or in bad faith. */
const MAX_HOPS = 12;

/**
 * The former addresses of the site and the rules of its editors, who may be more exact than these. Each address goes to the
 * end of its chain at once; left out are rules with an endless chain, to another site, or from a needed page. Addresses are
 * found in any case.
 */
export class RedirectTable {
  /** Paths of the rules that were left out. */
  readonly refused: readonly string[];
  readonly #rules: ReadonlyMap<string, RedirectRule>;

  constructor(rules: readonly RedirectRule[]) {
    const own = rules.filter(({ path, target }) => {
      const source = redirectSource(path);
      return source !== null && !isNeeded(source) && ownTarget(target) !== null;
    });
    const all = new Map(own.map((rule) => [redirectSource(rule.path) ?? '', rule]));
    const ending = [...all].filter(([path]) => endOf(path, all) !== null);
    this.#rules = new Map(ending);
    this.refused = rules.filter((rule) => !ending.some(([, kept]) => kept === rule)).map(({ path }) => path);
  }

  /** Null for an address that leads nowhere else. `pathname`: percent-encoded, as URL gives it. */
  find(pathname: string): Destination | null {
    if (!this.#mayLead(lowerCasePath(pathname))) return null;
    const end = endOf(pathname, this.#rules);
    return end === null || end.target === pathname ? null : end;
  }

  /** Most addresses are pages of today: they are not taken apart. */
  #mayLead(pathname: string): boolean {
    return pathname.endsWith('/')
      ? pathname !== '/'
      : this.#rules.has(pathname) || formerOf(pathname) !== null;
  }
}

/** Null when the chain never ends. */
function endOf(pathname: string, rules: ReadonlyMap<string, RedirectRule>): Destination | null {
  let at: Destination = { target: pathname, permanent: true, rules: [], isGuess: false };
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const next = nextOf(at.target, rules);
    if (next === null) return at;
    at = {
      target: next.target,
      permanent: at.permanent && next.permanent,
      rules: [...at.rules, ...next.rules],
      isGuess: next.isGuess,
    };
  }
  return null;
}

function nextOf(target: string, rules: ReadonlyMap<string, RedirectRule>): Destination | null {
  const { pathname: written, search, hash } = new URL(target, BASE);
  const withRest = (to: string, permanent: boolean, id?: number): Omit<Destination, 'isGuess'> => {
    const url = new URL(to, BASE);
    url.search = joinQueries(url.search, search);
    if (url.hash === '') url.hash = hash;
    const rules = id === undefined ? [] : [id];
    return { target: url.pathname + url.search + url.hash, permanent, rules };
  };
  const bare = withoutSlashAtEnd(written);
  if (bare !== written) return { ...withRest(bare, true), isGuess: false };
  const pathname = lowerCasePath(written);
  const rule = rules.get(pathname);
  const ruled = rule && ownTarget(rule.target);
  if (rule && ruled) return { ...withRest(ruled, rule.code === 301, rule.id), isGuess: false };
  const former = formerOf(pathname);
  return former === null ? null : { ...withRest(former.path, true), isGuess: former.isGuess };
}

/** The query of an address that leads on goes along behind that of its target. */
export function joinQueries(first: string, second: string): string {
  return [first, second]
    .map((query) => query.replace(/^\?/, ''))
    .filter(Boolean)
    .join('&');
}

const FORMER = FORMER_ADDRESSES.map(({ from, to, below = false }) => {
  const root = from.replace(/\/\*$/, '');
  return { root, to, tree: root === from ? null : `${root}/`, below };
});

function formerOf(pathname: string): { path: string; isGuess: boolean } | null {
  for (const { root, to, tree, below } of FORMER) {
    if (pathname === root && !below) return { path: to.replace(/\/?\*$/, ''), isGuess: false };
    if (tree !== null && pathname.startsWith(tree)) {
      const isGuess = to.endsWith('*');
      return { path: isGuess ? to.slice(0, -1) + pathname.slice(tree.length) : to, isGuess };
    }
  }
  return null;
}

/**
 * The path of a rule as addresses are found by: percent-encoded, in lower case, without a slash at its end; null for none of this
 * site, and for one with a query or a fragment: by its path alone the rule would take the whole page away.
 */
export function redirectSource(path: string): string | null {
  const target = ownTarget(path);
  return target === null || /[?#]/u.test(path) ? null : lowerCasePath(withoutSlashAtEnd(target));
}

/** Whether the site does not work without the address. `source`: as redirectSource gives it. */
export function isNeeded(source: string): boolean {
  return NEEDED.test(source);
}

/** Null for an address that a browser would not look for on this site. */
export function ownTarget(target: string): string | null {
  if (!target.startsWith('/') || /^\/[/\\]/.test(target) || /[\\\s\p{Cc}]/u.test(target)) return null;
  const url = parseUrl(target, BASE);
  if (url?.origin !== BASE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
