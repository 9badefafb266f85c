import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { ReadyAnswer } from './busy-page.ts';
import type { Connections } from './connections.ts';
import type { Draining } from './draining.ts';
import { KEEP_ALIVE_MS } from './keep-alive.ts';

/** For the head of a request, and for all of it: whoever sends a letter a second holds a connection no longer. */
const HEAD_MS = 10_000;
const REQUEST_MS = 30_000;
const CHECK_MS = 1_000;

export interface GuardedServerOptions {
  connections: Connections;
  draining: Pick<Draining, 'hasBegun'>;
  /** Answers with what is kept; false where it is for others to answer. */
  answersKept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Whether a request is refused before anything is done for it. */
  refuses: (request: IncomingMessage) => boolean;
  /** With which it is. */
  busy: () => ReadyAnswer;
  /** What every answer says. */
  headersOf: (request: IncomingMessage) => Record<string, string>;
}

/** The HTTP server under the site: what takes too long is ended, what is too much gets a short answer. */
export function guardedServer(handler: RequestListener, options: GuardedServerOptions): Server {
  const { connections, draining, answersKept, refuses, busy, headersOf } = options;
  const server = createServer(
    {
      headersTimeout: HEAD_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      connections.asked(response);
      const tooMany = connections.areTooMany && !isHealth(request);
      if (tooMany || draining.hasBegun) response.shouldKeepAlive = false;
      if (!tooMany && answersKept(request, response)) return;
      if (tooMany || refuses(request)) {
        const { headers, body } = busy();
        response.writeHead(503, { ...headersOf(request), ...headers });
        response.end(request.method === 'HEAD' ? undefined : body);
      } else handler(request, response);
    },
  );
  connections.bound(server);
  return server;
}

function isHealth({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/health/');
}
