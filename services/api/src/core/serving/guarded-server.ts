import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { unavailable } from '../errors/error-body.ts';
import { Admission } from './admission.ts';
import { LoopPace } from './loop-pace.ts';
import { LoopTurns } from './loop-turns.ts';
import { requestClass } from './request-class.ts';
import { whenOver } from './when-over.ts';

/** Milliseconds, as Fastify's options have them. */
export interface ServerTimeouts {
  keepAliveTimeout?: number;
  requestTimeout?: number;
}

export interface GuardedServerOptions {
  maxInFlight: number;
  /** How many requests wait for a connection to the database. */
  waitForDatabase: () => number;
  /** What every answer says. */
  headersOf: (request: IncomingMessage) => OutgoingHttpHeaders;
}

const QUEUE_FACTOR = 10;
const BURST_MS = 500;
const OVERLOAD_MS = 50;
const ADAPT_MS = 100;
const RETRY_SECONDS = 1;
/** In ASCII, so that it goes out in one piece with its head. */
const REFUSAL = JSON.stringify(unavailable(RETRY_SECONDS)).replace(
  /[^\0-\x7f]/gu,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);
const REFUSAL_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': REFUSAL.length,
  'Cache-Control': 'no-store',
  'Retry-After': String(RETRY_SECONDS),
  'X-Content-Type-Options': 'nosniff',
};

/** How the answers that hold a place leave it. */
const places = new WeakMap<ServerResponse, () => void>();

/** For an answer that lives as long as its client wants: somebody who listens is no work. */
export function leavePlace(response: ServerResponse): void {
  places.get(response)?.();
}

/** A server that refuses what is too much before anything is spent on it. */
export function guardedServer(
  handler: RequestListener,
  { keepAliveTimeout = 72_000, requestTimeout = 0 }: ServerTimeouts,
  { maxInFlight, waitForDatabase, headersOf }: GuardedServerOptions,
): Server {
  let accepted = 0;
  const admission = new Admission(
    { maxInFlight, queueFactor: QUEUE_FACTOR, burstMs: BURST_MS, overloadMs: OVERLOAD_MS },
    new LoopTurns(() => accepted),
  );
  const refuse = (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(503, { ...headersOf(request), ...REFUSAL_HEADERS }).end(REFUSAL, 'latin1');
  };
  const server = createServer((request, response) => {
    const kind = requestClass(request.url);
    if (admission.refuses(kind)) return refuse(request, response);
    let hasBegun = false;
    let giveUp = (): void => undefined;
    const end = whenOver(request, response, () => {
      if (hasBegun) admission.leave();
      // Whoever has left while waiting wants nothing any more.
      else giveUp();
    });
    places.set(response, end);
    giveUp = admission.enter(kind, {
      begin: () => {
        hasBegun = true;
        handler(request, response);
      },
      refuse: () => refuse(request, response),
    });
    return undefined;
  });
  server.on('connection', (socket) => {
    accepted += 1;
    // As many as stand behind one another on a connection.
    socket.setMaxListeners(0);
  });
  server.once('listening', () => {
    const pace = new LoopPace();
    const adapt = () => admission.adapt({ turnMs: pace.takeTurnMs(), waitForDatabase: waitForDatabase() });
    const adapting = setInterval(adapt, ADAPT_MS).unref();
    server.once('close', () => clearInterval(adapting));
  });
  return Object.assign(server, { keepAliveTimeout, requestTimeout });
}
