import { readCookie } from '@polden/api-contract';

/** A cookie of the visitor, in the browser or of the request that the shell answers; null without it. */
export function cookieOf({ headers }: Request, name: string): string | null {
  return readCookie(typeof document === 'undefined' ? (headers.get('cookie') ?? '') : document.cookie, name);
}
