import {
  ACCESS_TOKEN_COOKIE,
  CLIENT_SESSION_COOKIE,
  PHONE_VERIFICATION_COOKIE,
  readCookie,
} from '@polden/api-contract';

const KEYS = [ACCESS_TOKEN_COOKIE, CLIENT_SESSION_COOKIE, PHONE_VERIFICATION_COOKIE];

/** Whether the cookies are those of somebody who is let in somewhere: only his pages may have something of his own. */
export function isLetIn(cookie: string | undefined): boolean {
  return KEYS.some((name) => readCookie(cookie, name) !== null);
}
