import { REQUEST_ID_HEADER } from '@polden/api-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { asRequest } from './request-id.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Of files and of short words, too, which have none of the other headers. */
const NOSNIFF = 'x-content-type-options';

export interface AnswerHeadersOptions {
  /** Value of Strict-Transport-Security; null: the header is not sent. */
  hsts: string | null;
}

/** Sets the headers of every answer, and the id under which its work is logged and the API is called. */
export function answerHeaders(app: FastifyInstance, { hsts }: AnswerHeadersOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...headersOfEvery(request.id, hsts), [NOSNIFF]: SECURITY_HEADERS[NOSNIFF] });
    asRequest(request.id, done);
  });
  // Code that runs after the body was read belongs to the connection, which serves many requests: bind it to this one.
  app.addHook('preHandler', (request, _reply, done) => asRequest(request.id, done));
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply.raw;
    const path = request.url.split('?', 1)[0];
    if (status >= 500) request.log.warn({ method: request.method, path, status }, 'failed answer');
    done();
  });
}

export function headersOfEvery(id: string, hsts: string | null): Record<string, string> {
  return { [REQUEST_ID_HEADER]: id, ...(hsts !== null && { 'strict-transport-security': hsts }) };
}

/** The same for a page that is written past the framework: without its security headers, which it has of its own. */
export function answerHeadersOf(reply: FastifyReply): Record<string, string> {
  const named = Object.entries(reply.getHeaders()).filter(
    ([name, value]) => value !== undefined && !(name in SECURITY_HEADERS),
  );
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
}
