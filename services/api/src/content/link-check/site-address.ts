import { lowerCasePath, ownTarget } from '@polden/reference-data';
import { parseUrl, withoutSlashAtEnd } from '@polden/ru';

const MAIL = /^mailto:[^\s@]+@[^\s@.?]+(?:\.[^\s@.?]+)+(\?\S*)?$/iu;
const PHONE = /^tel:\+?[\d\s().-]{3,25}$/iu;
const HOST = /^(?:[\p{L}\d-]+\.)+[\p{L}\d-]{2,}$/u;

/**
 * What an address of a link is: a path of this site as pages are found by (lower case, no slash at its end, neither query nor
 * fragment), somewhere else, a place of the same page, or no address at all.
 */
export function siteAddress(
  href: string,
  origin: string,
): { path: string } | 'elsewhere' | 'same page' | 'none' {
  if (href.startsWith('#')) return 'same page';
  if (href.startsWith('/')) return ownPath(href);
  const url = parseUrl(href);
  if (!url) return 'none';
  if (url.origin === origin) return ownPath(url.pathname + url.search);
  if (url.protocol === 'mailto:') return MAIL.test(href) ? 'elsewhere' : 'none';
  if (url.protocol === 'tel:') return PHONE.test(href) ? 'elsewhere' : 'none';
  return HOST.test(url.hostname) ? 'elsewhere' : 'none';
}

function ownPath(href: string): { path: string } | 'none' {
  const target = ownTarget(href);
  if (target === null) return 'none';
  const pathname = lowerCasePath(target.split(/[?#]/u, 1)[0] ?? '/');
  return { path: withoutSlashAtEnd(pathname) };
}
