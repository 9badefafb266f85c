import { isSourceMark } from '@polden/api-contract';
import { parseUrl } from '@polden/ru';

const STAFF_COOKIE = /(^|;\s*)access_token=/;

/** What says only where a visitor has come from: no page is made of it on the server, nor of what `isSourceMark`. */
const ORIGIN_MARKS =
  /^(utm_[a-z_]+|yclid|ysclid|ymclid|gclid|gbraid|wbraid|fbclid|_openstat|roistat|is_ekklesia_mode)$/;

/** Whether the answer may be one that many visitors share. */
export function isAnonymous(method: string, cookie = ''): boolean {
  return method === 'GET' && !STAFF_COOKIE.test(cookie);
}

/** The address under which a page is shared; null when its query may change the page or be a visitor's own. */
export function bareUrl(url: URL): URL | null {
  if (url.search === '') return url;
  if (![...url.searchParams.keys()].every((name) => ORIGIN_MARKS.test(name) || isSourceMark(name)))
    return null;
  const bare = new URL(url);
  bare.search = '';
  return bare;
}

/** The redirect of a shared page as one visitor gets it: within the site with the marks, of which its loader knows nothing. */
export function withMarks(redirect: Response, { href, origin, search }: URL): Response {
  const to = parseUrl(redirect.headers.get('location') ?? '', href);
  if (search === '' || to?.origin !== origin) return redirect;
  to.search = to.search === '' ? search : `${to.search}&${search.slice(1)}`;
  const { status } = redirect;
  return new Response(null, { status, headers: { location: to.pathname + to.search + to.hash } });
}
