import type { SeoMetaRule } from '@polden/api-contract';
import { META_SUBDOMAIN } from '@polden/reference-data';

/** The rules that fit an address on the site of a city, those first that are preferred. */
export function rivalsOf(rules: readonly SeoMetaRule[], url: string, subdomain: string): SeoMetaRule[] {
  const path = pathOf(url);
  const fits = rules.filter((rule) => {
    if (rule.subdomain !== subdomain && rule.subdomain !== META_SUBDOMAIN) return false;
    return rule.url.endsWith('*') ? path.startsWith(rule.url.slice(0, -1)) : pathOf(rule.url) === path;
  });
  return fits.sort(
    (a, b) =>
      Number(b.subdomain === subdomain) - Number(a.subdomain === subdomain) ||
      Number(a.url.endsWith('*')) - Number(b.url.endsWith('*')) ||
      b.url.length - a.url.length,
  );
}

function pathOf(url: string): string {
  const path = url.split(/[?#]/u, 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/u, '') || '/' : path;
}
