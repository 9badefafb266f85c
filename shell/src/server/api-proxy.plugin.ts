import type { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { REQUEST_ID_HEADER } from '@polden/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type AnyReply,
  failureOf,
  isGatewayFailure,
  isNavigation,
  sendGatewayFailure,
} from './answers/gateway-failure.ts';
import { sendRefusedCall } from './answers/refused-call.ts';

export interface ApiProxyOptions {
  apiOrigin: string;
  local: boolean;
  /** Milliseconds in which the API begins to answer; default a little more than it takes with the largest upload. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 120_000;

/** Passes /api on to the API, and in local mode /dev/sms and /dev/mail to their pages of kept messages. */
export async function apiProxy(
  app: FastifyInstance,
  { apiOrigin, local, timeoutMs = TIMEOUT_MS }: ApiProxyOptions,
): Promise<void> {
  const upstream = (prefix: string, rewritePrefix: string): FastifyHttpProxyOptions => ({
    upstream: apiOrigin,
    prefix,
    rewritePrefix,
    proxyPayloads: true,
    undici: { headersTimeout: timeoutMs },
    replyOptions: {
      // Drops `Expect`: this server has already told the client to send the body.
      rewriteRequestHeaders: (request, { expect: _expect, ...headers }) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        [REQUEST_ID_HEADER]: request.id,
      }),
      // An API that has too much to do is not asked ten times more.
      retryDelay: () => null,
      onError: (reply, { error }) => void sendGatewayFailure(reply.request, reply, failureOf(error)),
      onResponse: (request, reply, answer: unknown) =>
        passOn(request, reply, (answer as { stream: Readable }).stream),
    },
  });
  await app.register(async (proxy) => {
    proxy.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode < 500) return sendRefusedCall(request, reply, statusCode);
      request.log.error(error);
      return sendGatewayFailure(request, reply, 502);
    });
    await proxy.register(httpProxy, upstream('/api', '/api'));
    if (!local) return;
    await proxy.register(httpProxy, upstream('/dev/sms', '/api/v1/dev/sms-page'));
    await proxy.register(httpProxy, upstream('/dev/mail', '/api/v1/dev/mail-page'));
  });
}

/** The API's own words go to scripts as they are; a page of something in between, and JSON on the screen, to nobody. */
function passOn(request: Pick<FastifyRequest, 'id' | 'headers'>, reply: AnyReply, body: Readable): void {
  const { statusCode } = reply;
  const isOwn = String(reply.getHeader('content-type')).startsWith('application/json');
  if (!isGatewayFailure(statusCode) || (isOwn && !isNavigation(request))) return void reply.send(body);
  body.on('error', () => undefined).destroy();
  sendGatewayFailure(request, reply, statusCode);
}
