import { isAllowedLink } from '../link-address.ts';
import type { Dropped } from './dropped.ts';

/** Where a copied link may go on leading; null for one that becomes words. An address of this site becomes a path. */
export function keptHref(link: Element, dropped: Dropped): string | null {
  const given = (link.getAttribute('href') ?? '').trim();
  if (given === '') return null;
  if (given.startsWith('#')) {
    dropped.add('inner');
    return null;
  }
  const href = withoutOrigin(withoutRedirect(given));
  if (isAllowedLink(href)) return href;
  dropped.add('link');
  return null;
}

/** Google and Outlook lead through an address of their own. */
function withoutRedirect(href: string): string {
  if (!URL.canParse(href)) return href;
  const { hostname, pathname, searchParams } = new URL(href);
  const isGoogle = /^www\.google\.[a-z.]+$/u.test(hostname) && pathname === '/url';
  const isOutlook = hostname.endsWith('.safelinks.protection.outlook.com');
  const inner = isGoogle ? searchParams.get('q') : isOutlook ? searchParams.get('url') : null;
  return inner ?? href;
}

function withoutOrigin(href: string): string {
  if (!URL.canParse(href)) return href;
  const { origin, pathname, search, hash } = new URL(href);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : href;
}
