import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@polden/api-contract';
import { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { loggedError } from '../impersonal.ts';
import { LOG_BASE } from '../log-line.ts';
import { lastResortPage } from './last-resort-page.ts';
import { wrongAddressPage } from './refused-page.ts';
import { sendStandalone } from './standalone-page.ts';
import { logRequestId, REQUEST_ID_LABEL, requestIdFor } from './request-id.ts';

export interface ServerOptions {
  /** Trusted proxies in front, each of which forwards the client's address; 0: only a proxy on this machine is trusted. */
  trustedProxyHops: number;
  /** Lines below it are not written. */
  logLevel: 'info' | 'warn';
  /** Where they go, default to stdout. */
  logTo?: { write: (line: string) => void };
}

/** Of no page: what is not written as an address is a page that is missing, like any other. */
const NOWHERE = '/404';

/** Options of the shell's Fastify: trusted proxies, logging and ids of requests. */
export function serverOptions({ trustedProxyHops, logLevel, logTo }: ServerOptions) {
  return {
    logger: {
      level: logLevel,
      base: LOG_BASE,
      mixin: logRequestId,
      // An error of a release may have a person's number in it.
      serializers: { err: loggedError },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID_LABEL }),
    trustProxy:
      trustedProxyHops === 0 ? 'loopback' : (_address: string, hop: number) => hop < trustedProxyHops,
    requestIdHeader: false as const,
    genReqId: (request: IncomingMessage) => requestIdFor(request, trustedProxyHops),
    routerOptions: { maxParamLength: 2_000 },
    rewriteUrl: ({ url = '/' }: IncomingMessage) => (isReadable(url) ? url : NOWHERE),
    // An address that the router itself refuses reaches no hook and no handler.
    frameworkErrors: (error: FastifyError, { id }: FastifyRequest, reply: FastifyReply) => {
      const status = error.statusCode ?? 400;
      void sendStandalone(
        reply.header(REQUEST_ID_HEADER, id),
        status,
        status < 500 ? wrongAddressPage() : lastResortPage(id),
      );
    },
  };
}

/** Whether the path can be decoded, which the router and the pages do. */
function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
