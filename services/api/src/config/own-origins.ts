/** Whether an Origin header names one of our own sites: its credentials in cookies count. */
export type IsOwnOrigin = (origin: string | undefined) => boolean;

/**
 * The public origin and those listed in CITY_ORIGINS, compared as a whole. On one's own machine the names of loopback
 * on the same port are ours as well: the city hosts are spb.polden.localhost and the like.
 */
export function ownOrigins(
  publicOrigin: string,
  cityOrigins: string | undefined,
  local: boolean,
): IsOwnOrigin {
  const exact = new Set([publicOrigin, ...(cityOrigins?.split(',').map((origin) => origin.trim()) ?? [])]);
  return (origin) => {
    if (origin === undefined) return false;
    return exact.has(origin) || (local && isLoopbackName(origin, URL.parse(publicOrigin)?.port ?? ''));
  };
}

function isLoopbackName(origin: string, port: string): boolean {
  const url = URL.parse(origin);
  if (url?.origin !== origin || url.port !== port) return false;
  return url.hostname === '127.0.0.1' || url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
}
