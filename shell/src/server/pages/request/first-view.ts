import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser asks for its first page here: it opens a document, and comes from nowhere or from another site. Somebody
 * without a cookie who comes from a page of ours does not keep cookies, or was here before there was anything to deal; what
 * is fetched beforehand may never be looked at. Browsers that do not say where a request comes from send the referrer.
 * `origin`: of the host that was asked.
 */
export function isFirstView(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  origin: string,
): boolean {
  if (method !== 'GET' || !(headers.accept ?? '').includes('text/html')) return false;
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return false;
  const { 'sec-fetch-site': from, 'sec-fetch-dest': destination = 'document', referer = '' } = headers;
  if (destination !== 'document') return false;
  return from === undefined ? !isOf(referer, origin) : from === 'none' || from === 'cross-site';
}

function isOf(address: string, origin: string): boolean {
  return address === origin || address.startsWith(`${origin}/`);
}
