/** What is no page of ours: its case is the business of whoever serves it. */
const SERVICE = /^\/(api|mfe|assets|dev|og|_[^/]*|\.well-known)(\/|$)/iu;
const FILE = /\.[a-z0-9]{1,5}$/iu;
const ESCAPES = /(?:%[0-9a-f]{2})+/giu;

/**
 * The one spelling of a page's address: its path in lower case, also where its letters are percent-encoded. Paths of files
 * and of services stay as they are. `pathname`: as URL gives it.
 */
export function lowerCasePath(pathname: string): string {
  if (SERVICE.test(pathname) || FILE.test(pathname)) return pathname;
  if (!pathname.includes('%')) return pathname.toLowerCase();
  const escapes = pathname.match(ESCAPES) ?? [];
  return pathname
    .split(ESCAPES)
    .map((letters, nth) => letters.toLowerCase() + lowerCaseEscapes(escapes[nth] ?? ''))
    .join('');
}

/** Stays as it was typed when no letter of it changes: `%d0` and `%D0` are the same to everybody. */
function lowerCaseEscapes(escapes: string): string {
  try {
    const text = decodeURIComponent(escapes);
    const lower = text.toLowerCase();
    return lower === text ? escapes : encodeURIComponent(lower);
  } catch {
    return escapes;
  }
}
