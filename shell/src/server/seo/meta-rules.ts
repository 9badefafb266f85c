import type { PageMeta, SeoMetaRule } from '@polden/api-contract';
import { withoutSlashAtEnd } from '@polden/ru';

/** Rules of this subdomain also serve the cities without one of their own. */
const EVERY_CITY = 'msk';

type Index = Map<string, SeoMetaRule>;
const indexes = new WeakMap<readonly SeoMetaRule[], Index>();

/**
 * The rule that fits a page best, as the API's `meta-for-pages/index` answers it: one of the city itself before one of
 * `msk`, then the exact address, then the longest pattern.
 */
export function ruleFor(rules: readonly SeoMetaRule[], pathname: string, subdomain: string): PageMeta | null {
  if (rules.length === 0) return null;
  const index = indexes.get(rules) ?? indexOf(rules);
  indexes.set(rules, index);
  const addresses = addressesFor(pathname);
  for (const city of new Set([subdomain.toLowerCase(), EVERY_CITY])) {
    for (const address of addresses) {
      const rule = index.get(keyOf(city, address));
      if (rule) return textsOf(rule);
    }
  }
  return null;
}

/** Tells of a path whether a rule that is in one of the lists only could be its own. */
export function pathsOfChange(
  before: readonly SeoMetaRule[],
  now: readonly SeoMetaRule[],
): (pathname: string) => boolean {
  const old = new Set(before.map((rule) => JSON.stringify(rule)));
  const fresh = new Set(now.map((rule) => JSON.stringify(rule)));
  const urls = new Set(
    [...before, ...now]
      .filter((rule) => old.has(JSON.stringify(rule)) !== fresh.has(JSON.stringify(rule)))
      .map(({ url }) => url),
  );
  return (pathname) => addressesFor(pathname).some((address) => urls.has(address));
}

/** The path without a slash at its end, as rules have it, then the patterns that it matches, the longest first. */
function addressesFor(pathname: string): string[] {
  const path = withoutSlashAtEnd(pathname);
  const patterns = Array.from(
    { length: path.length },
    (_, index) => `${path.slice(0, path.length - index)}*`,
  );
  return [path, ...patterns];
}

function indexOf(rules: readonly SeoMetaRule[]): Index {
  return new Map(rules.map((rule) => [keyOf(rule.subdomain, rule.url), rule]));
}

function keyOf(subdomain: string, url: string): string {
  return `${subdomain} ${url}`;
}

function textsOf({ id, title, description, heading, keywords, hidden }: SeoMetaRule): PageMeta {
  return { id, title, description, heading, keywords, hidden };
}
