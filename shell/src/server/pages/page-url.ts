/** The address of a page on the site with this origin; null for a target that is none of it: `//evil.example`, a broken escape. */
export function pageUrl(target: string, origin: string): URL | null {
  try {
    const url = new URL(target.startsWith('//') ? target.replace(/^\/+/, '/') : target, origin);
    // `/.//host` ends up so; in a link it would be another site.
    if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/');
    if (url.pathname.includes('%')) decodeURI(url.pathname);
    return url.origin === origin ? url : null;
  } catch {
    return null;
  }
}
