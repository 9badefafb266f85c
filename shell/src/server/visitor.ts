import { AsyncLocalStorage } from 'node:async_hooks';

/** The part of a visitor's request that calls to the API on his behalf must carry. */
export interface Visitor {
  cookie: string | undefined;
  ip: string;
  userAgent: string | undefined;
  /** Cookies that the API has set meanwhile; the shell's answer hands them on. */
  setCookies: string[];
  /** He looks at content that is not published: what is read for him is his own. */
  previews?: boolean;
  /** Aborted when he has gone, or his page is given up. */
  gone?: AbortSignal;
}

const visitors = new AsyncLocalStorage<Visitor>();

/** Runs loaders and actions so that every API call in them is the visitor's own. */
export function asVisitor<T>(visitor: Visitor, action: () => T): T {
  return visitors.run(visitor, action);
}

/**
 * Adds the visitor's cookies and address to a call. The origin is the shell's own: it has checked the visitor's before any
 * action runs.
 */
export function addVisitorHeaders(headers: Pick<Headers, 'set'>, publicOrigin: string): void {
  const visitor = visitors.getStore();
  if (!visitor) return;
  headers.set('origin', publicOrigin);
  headers.set('x-forwarded-for', visitor.ip);
  const cookie = cookieHeader(visitor);
  if (cookie) headers.set('cookie', cookie);
  if (visitor.userAgent) headers.set('user-agent', visitor.userAgent);
}

/** What ends a read that is made for one visitor alone. */
export function visitorGone(): AbortSignal | undefined {
  return visitors.getStore()?.gone;
}

/** Whether what is read just now is for somebody who looks at content that is not published. */
export function visitorPreviews(): boolean {
  return visitors.getStore()?.previews ?? false;
}

export function keepVisitorCookies(headers: Pick<Headers, 'getSetCookie'>): void {
  visitors.getStore()?.setCookies.push(...headers.getSetCookie());
}

/** The visitor's cookies as his browser would send them now: with those that an earlier call of this request has set. */
function cookieHeader({ cookie = '', setCookies }: Visitor): string {
  if (setCookies.length === 0) return cookie;
  const pairs = [...cookie.split(';'), ...setCookies.map((line) => line.split(';', 1)[0] ?? '')];
  const jar = new Map<string, string>();
  for (const pair of pairs) {
    const [name = '', ...value] = pair.trim().split('=');
    if (name) jar.set(name, value.join('='));
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
