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
import { GuardedResponse } from './guarded-response.ts';
import { hasBody } from './has-body.ts';
import { LoopPace } from './loop-pace.ts';
import { LoopTurns } from './loop-turns.ts';
import { ownTime } from './own-time.ts';
import { Place } from './place.ts';
import { type RequestClass, requestClass } from './request-class.ts';
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
  /** Such a request reaches no handler, and with it neither log nor figures. */
  onRefused: (kind: RequestClass) => void;
}

const QUEUE_FACTOR = 10;
const BURST_MS = 500;
/** Longer than one batch of admitted requests takes: a request that may wait is rarely refused after its body was read. */
const OVERLOAD_MS = 150;
const ADAPT_MS = 100;
/** A refused client may come again after this time. */
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

/** For an answer that lives as long as its client wants: somebody who listens is no work. */
export function leavePlace(response: ServerResponse): void {
  if (response instanceof GuardedResponse) response.place?.leave();
}

/**
 * Waits for the place of a request with a body, which it takes only when all of it is there; a file that still arrives
 * is let through and takes it at its end. False when there is nothing more to do: it has been refused, or nobody waits for
 * the answer any more.
 */
export function takePlace(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (!hasBody(request) || !(response instanceof GuardedResponse)) return Promise.resolve(true);
  const { place } = response;
  if (!place) return Promise.resolve(true);
  if (!request.complete) {
    request.once('end', () => place.hold());
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const end = () => resolve(false);
    const refuse = () => {
      if (!request.socket.destroyed) response.refuse?.();
      end();
    };
    place.take({ begin: () => resolve(true), refuse }, end);
  });
}

/**
 * A server that refuses what is too much before anything is spent on it. The handler of a request with a body is called
 * while that arrives, and has to `takePlace` when it has come.
 */
export function guardedServer(
  handler: RequestListener,
  { keepAliveTimeout = 72_000, requestTimeout = 0 }: ServerTimeouts,
  { maxInFlight, waitForDatabase, headersOf, onRefused }: GuardedServerOptions,
): Server {
  let accepted = 0;
  const admission = new Admission(
    { maxInFlight, queueFactor: QUEUE_FACTOR, burstMs: BURST_MS, overloadMs: OVERLOAD_MS },
    new LoopTurns(() => accepted),
    ownTime(),
  );
  const refuse = (kind: RequestClass, request: IncomingMessage, response: ServerResponse): void => {
    onRefused(kind);
    response.writeHead(503, { ...headersOf(request), ...REFUSAL_HEADERS }).end(REFUSAL, 'latin1');
  };
  const server = createServer({ ServerResponse: GuardedResponse }, (request, response) => {
    const kind = requestClass(request.url, request.method);
    if (admission.refuses(kind)) return refuse(kind, request, response);
    const place = new Place(admission, kind);
    response.place = place;
    response.refuse = () => refuse(kind, request, response);
    whenOver(request, response, () => place.leave());
    if (hasBody(request)) {
      place.announce();
      handler(request, response);
    } else
      place.take({
        begin: () => handler(request, response),
        refuse: response.refuse,
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
