import { readCookie, SENT_COOKIE, SENT_PARAM, sentFormCookie } from '@polden/api-contract';
import { parseUrl } from '@polden/ru';

const SITE = 'http://site.invalid';
const NAME = /^[\w-]{1,64}$/u;

/** Whether the visitor may be thanked as the address says: it thanks for nothing, or for the form that his browser has sent. */
export function hasSentForm(url: URL, cookie: string | undefined): boolean {
  // Of most addresses nothing has to be read.
  const form = url.search === '' ? null : url.searchParams.get(SENT_PARAM);
  return form === null || form === readCookie(cookie, SENT_COOKIE);
}

/** Set-Cookie lines of an answer that leads on from a form: one when it was taken. */
export function cookiesOfSentForm(location: string): string[] {
  const form = parseUrl(location, SITE)?.searchParams.get(SENT_PARAM) ?? '';
  return NAME.test(form) ? [sentFormCookie(form)] : [];
}
