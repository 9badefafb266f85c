import { createServer, type RequestListener, type Server } from 'node:http';
import { unavailable } from '../errors/error-body.ts';
import { Admission } from './admission.ts';
import { requestClass } from './request-class.ts';

/** Milliseconds, as Fastify's options have them. */
export interface ServerTimeouts {
  keepAliveTimeout?: number;
  requestTimeout?: number;
}

const QUEUE_FACTOR = 10;
const BURST_MS = 500;
const OVERLOAD_MS = 20;
const RETRY_SECONDS = 1;
const REFUSAL = Buffer.from(JSON.stringify(unavailable(RETRY_SECONDS)));
const REFUSAL_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': REFUSAL.length,
  'Cache-Control': 'no-store',
  'Retry-After': String(RETRY_SECONDS),
  'X-Content-Type-Options': 'nosniff',
};

/** A server that refuses what is too much before anything is spent on it. */
export function guardedServer(
  handler: RequestListener,
  { keepAliveTimeout = 72_000, requestTimeout = 0 }: ServerTimeouts,
  maxInFlight: number,
): Server {
  const admission = new Admission({
    maxInFlight,
    queueFactor: QUEUE_FACTOR,
    burstMs: BURST_MS,
    overloadMs: OVERLOAD_MS,
  });
  const server = createServer((request, response) => {
    // Somebody who listens is no work.
    if (request.headers.accept === 'text/event-stream') return handler(request, response);
    const giveUp = admission.enter(requestClass(request.url), {
      begin: () => {
        response.once('close', () => admission.leave());
        handler(request, response);
      },
      refuse: () => response.writeHead(503, REFUSAL_HEADERS).end(REFUSAL),
    });
    // Whoever has left while waiting wants nothing any more.
    response.once('close', giveUp);
  });
  return Object.assign(server, { keepAliveTimeout, requestTimeout });
}
