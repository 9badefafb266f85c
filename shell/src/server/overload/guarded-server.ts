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
import { KEEP_ALIVE_MS } from '../answers/keep-alive.ts';
import { Refusals } from './refusals.ts';
import type { RenderGate } from './render-gate.ts';

/** Limits for the head of a request and for the whole: a client that sends a letter a second must not hold a connection. */
const HEAD_MS = 10_000;
const REQUEST_MS = 30_000;
const CHECK_MS = 1_000;

export interface GuardedServerOptions {
  connections: Connections;
  draining: Pick<Draining, 'hasBegun'>;
  /** Answers with what is kept; false where it is for others to answer. */
  answersKept: (request: IncomingMessage, response: ServerResponse) => boolean;
  gate: Pick<RenderGate, 'refusesNow' | 'takesNow' | 'onRoom'>;
  /** Whether a request is for a page that has to be rendered. */
  isForGate: (request: IncomingMessage) => boolean;
  /** The refusal while the shell is overloaded. */
  busy: () => ReadyAnswer;
  /** What every answer says. */
  headersOf: (request: IncomingMessage) => Record<string, string>;
  /** Says in the log that requests are refused. */
  report: (message: string) => void;
}

/** The HTTP server under the site: what takes too long is ended, what is too much gets a short answer. */
export function guardedServer(handler: RequestListener, options: GuardedServerOptions): Server {
  const { connections, draining, answersKept, gate, isForGate, busy, headersOf, report } = options;
  const refusals = new Refusals({ busy, headersOf, report, hasRoom: () => gate.takesNow(), handler });
  gate.onRoom = () => refusals.fill();
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
      if (tooMany) refusals.refuse(request, response);
      else if (answersKept(request, response)) return;
      else if (isForGate(request) && gate.refusesNow()) refusals.add(request, response);
      else handler(request, response);
    },
  );
  connections.bound(server);
  return server;
}

function isHealth({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/health/');
}
