import { RETURN_PATH_COOKIE, STAFF_SESSION_COOKIE, readCookie } from '@polden/api-contract';
import type { FastifyReply } from 'fastify';
import { cookieLine } from '../cookies.ts';
import { internalFlagOf } from './internal-flag.ts';
import { SECURITY_HEADERS } from '../answers/security-headers.ts';

/** The login page takes it over at once. */
const RETURN_PATH_SECONDS = 60;

/** Whether the visitor has no cookie of a staff session; where there is one, the browser checks it. */
export function hasNoStaffSession(cookie: string | undefined): boolean {
  return readCookie(cookie, STAFF_SESSION_COOKIE) === null;
}

/**
 * Leads from a page of the staff to the login, which leads back. `url`: on the origin of the main site, its flag of tests goes
 * along; `entry`: path of the login.
 */
export function sendToEntry(reply: FastifyReply, url: URL, entry: string): FastifyReply {
  const { origin, pathname, search } = url;
  const returnPath = cookieLine(RETURN_PATH_COOKIE, encodeURIComponent(pathname + search), {
    domain: null,
    maxAgeSeconds: RETURN_PATH_SECONDS,
    secure: origin.startsWith('https:'),
    readable: true,
  });
  return reply
    .code(302)
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'set-cookie': returnPath })
    .header('location', origin + entry + internalFlagOf(url))
    .send();
}
