import type { FastifyRequest } from 'fastify';
import type { Reader } from './subscribe.service.ts';

const MAX_USER_AGENT = 300;

/** Who asks, as it is kept with a consent. */
export function readerOf(request: FastifyRequest): Reader {
  return { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? '' };
}
