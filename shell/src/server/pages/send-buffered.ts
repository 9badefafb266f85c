import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BufferedPage } from './buffer-page.ts';

/** Answers with the smallest body that the visitor takes, or 304 when he has the page. */
export function sendBuffered(request: FastifyRequest, reply: FastifyReply, page: BufferedPage): FastifyReply {
  reply.headers(page.headers);
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}
