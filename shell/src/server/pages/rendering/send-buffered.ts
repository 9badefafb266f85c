import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BufferedPage } from './buffer-page.ts';
import { answerHeadersOf } from '../../answers/answer-headers.plugin.ts';
import { encodingFor } from '../encoding/page-encoding.ts';

/** Answers with the smallest body that the visitor takes, or 304 when he has the page. `own`: headers of this answer alone. */
export function sendBuffered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: BufferedPage,
  own?: Record<string, string | string[]>,
): FastifyReply {
  if (request.headers['if-none-match']?.includes(page.etag))
    return reply
      .headers({ ...page.headers, ...own })
      .code(304)
      .send();
  const encoding = encodingFor(request);
  const body = page.bodies[encoding];
  if (own) {
    reply.headers({ ...page.headers, ...own });
    return (encoding === 'identity' ? reply : reply.header('content-encoding', encoding)).send(body);
  }
  // What is the same for all is written as it was kept: a framework would go through its headers once more for each answer.
  const head = [...page.heads[encoding], ...Object.entries(answerHeadersOf(reply)).flat()];
  reply.hijack();
  reply.raw.writeHead(200, head).end(body);
  return reply;
}
