import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BufferedPage } from './buffer-page.ts';
import { answerHeadersOf } from '../../answers/answer-headers.plugin.ts';
import { encodingFor } from '../encoding/page-encoding.ts';
import type { OwnAnswer } from '../request/own-answer.ts';

/** Answers with the smallest body that the visitor takes, or 304 when he has the page. */
export function sendBuffered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: BufferedPage,
  own?: OwnAnswer,
): FastifyReply {
  if (request.headers['if-none-match']?.includes(page.etag))
    return reply
      .headers({ ...page.headers, ...(own ? headersOf(own) : {}) })
      .code(304)
      .send();
  const encoding = encodingFor(request);
  // What is the same for all is written as it was kept: a framework would go through its headers once more for each answer.
  const head = [...page.heads[encoding], ...Object.entries(answerHeadersOf(reply)).flat()];
  if (own) addTo(head, own);
  reply.raw.writeHead(200, head);
  // From here on nobody else answers.
  reply.hijack();
  reply.raw.end(page.bodies[encoding]);
  return reply;
}

function headersOf({ varies, cookies }: OwnAnswer): Record<string, string | string[]> {
  return {
    'cache-control': 'private, no-cache',
    vary: varies ? 'accept-encoding, cookie' : 'accept-encoding',
    ...(cookies.length === 0 ? {} : { 'set-cookie': [...cookies] }),
  };
}

/** Puts the headers into a list of names and values, in place of those that the page has for everybody. */
function addTo(head: string[], own: OwnAnswer): void {
  for (const [name, value] of Object.entries(headersOf(own))) {
    const at = name === 'set-cookie' ? -1 : head.indexOf(name);
    if (at >= 0) head[at + 1] = String(value);
    else for (const line of [value].flat()) head.push(name, line);
  }
}
