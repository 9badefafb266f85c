/** Paths that are no pages: their server decides about letter case. */
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

/** Breaks of lines and other signs without a shape: what is copied from a letter brings them. */
const SHAPELESS = /%(?:[01][0-9a-f]|7f|c2%(?:8|9)[0-9a-f]|e2%80%(?:8b|a8|a9)|ef%bb%bf)/giu;
const SPACES_AT_END = /(?<!%20|%c2%a0)(?:%20|%c2%a0)+(?=\/*$)/iu;

/** Without what no address of a page has: signs that nobody sees, spaces at its end, a slash behind a slash. */
export function tidyPath(pathname: string): string {
  if (SERVICE.test(pathname)) return pathname;
  const bare = pathname.includes('%') ? pathname.replace(SHAPELESS, '').replace(SPACES_AT_END, '') : pathname;
  return bare.replace(/\/{2,}/gu, '/');
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
