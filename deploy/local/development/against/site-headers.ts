import type { IncomingHttpHeaders } from 'node:http';

/** Pages of the local shell: what a browser on this machine may call itself by. */
export interface LocalSite {
  port: number;
}

const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\]|([a-z0-9-]+\.)*polden\.localhost)$/;

/** True for a Host header of the local site; any other would be a page elsewhere that reaches us under its own name. */
export function isLocalHost(host: string | undefined, { port }: LocalSite): boolean {
  const url = `http://${host ?? ''}`;
  if (!URL.canParse(url)) return false;
  const { hostname, port: given } = new URL(url);
  return LOCAL_NAME.test(hostname) && Number(given || 80) === port;
}

/**
 * The headers of a request as the deployed site's own page would send them. A page from elsewhere keeps its origin, and is
 * refused there as it would be without us.
 */
export function towardsSite(
  headers: IncomingHttpHeaders,
  site: string,
  local: LocalSite,
): IncomingHttpHeaders {
  const { origin, referer: _referer, ...rest } = headers;
  const kept = Object.entries(rest).filter(([name]) => !/^x-forwarded-|^forwarded$/.test(name));
  if (origin === undefined) return Object.fromEntries(kept);
  const isOurs = origin.startsWith('http://') && isLocalHost(origin.slice('http://'.length), local);
  return { ...Object.fromEntries(kept), origin: isOurs ? site : origin };
}

/** The headers of an answer for a page over http on another host: cookies without Domain and Secure, redirects to us. */
export function fromSite(
  headers: IncomingHttpHeaders,
  site: string,
  { port }: LocalSite,
): IncomingHttpHeaders {
  const { 'set-cookie': cookies, location, 'strict-transport-security': _hsts, ...rest } = headers;
  return {
    ...rest,
    ...(cookies ? { 'set-cookie': [cookies].flat().map(withoutHost) } : {}),
    ...(location ? { location: location.replace(site, `http://localhost:${port}`) } : {}),
  };
}

function withoutHost(cookie: string): string {
  return cookie.replace(/;\s*(domain=[^;]*|secure)(?=;|$)/gi, '');
}
