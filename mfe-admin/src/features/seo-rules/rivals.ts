import type { SeoMetaRule } from '@polden/api-contract';
import { META_SUBDOMAIN, pageAddress } from '@polden/reference-data';

/** The rules that fit an address on the site of a city, those first that are preferred. */
export function rivalsOf(rules: readonly SeoMetaRule[], url: string, subdomain: string): SeoMetaRule[] {
  const path = pageAddress(url.split(/[?#]/u, 1)[0] ?? '');
  if (path === null) return [];
  const fits = rules.filter((rule) => {
    if (rule.subdomain !== subdomain && rule.subdomain !== META_SUBDOMAIN) return false;
    return rule.url.endsWith('*') ? path.startsWith(rule.url.slice(0, -1)) : rule.url === path;
  });
  return fits.sort(
    (a, b) =>
      Number(b.subdomain === subdomain) - Number(a.subdomain === subdomain) ||
      Number(a.url.endsWith('*')) - Number(b.url.endsWith('*')) ||
      b.url.length - a.url.length,
  );
}
