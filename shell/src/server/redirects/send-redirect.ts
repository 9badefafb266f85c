import type { FastifyReply } from 'fastify';
import { SECURITY_HEADERS } from '../answers/security-headers.ts';
import type { PageRedirect } from './page-redirects.ts';

/** A permanent redirect may be kept for five minutes: an editor can still take it back. */
export function sendPageRedirect(reply: FastifyReply, { location, status }: PageRedirect): FastifyReply {
  return reply
    .code(status)
    .headers({ ...SECURITY_HEADERS, 'cache-control': status === 301 ? 'public, max-age=300' : 'no-store' })
    .header('location', location)
    .send();
}
