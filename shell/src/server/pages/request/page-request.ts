import { CITY_HEADER, type City } from '@polden/reference-data';
import type { FastifyRequest } from 'fastify';

/** What the router's loaders and actions read, and the way to end them. */
export interface PageRequest {
  request: Request;
  abort: AbortController;
}

/** Carries its signal itself: one that follows another costs more than the rest of the request. */
class AbortableRequest extends Request {
  readonly #signal: AbortSignal;

  constructor(url: string, init: RequestInit, signal: AbortSignal) {
    super(url, init);
    this.#signal = signal;
  }

  override get signal(): AbortSignal {
    return this.#signal;
  }
}

/** The visitor's request in the form that the router's loaders and actions read. */
export function toPageRequest(request: FastifyRequest, url: URL, { alias }: City): PageRequest {
  const isFiles = request.body instanceof FormData;
  // The body is written anew, with a boundary of its own.
  const { 'content-type': type, ...others } = request.headers;
  const given = { ...others, ...(!isFiles && type && { 'content-type': type }), [CITY_HEADER]: alias };
  const headers = Object.entries(given).flatMap(([name, value = []]) =>
    (typeof value === 'string' ? [value] : value).map((part): [string, string] => [name, part]),
  );
  const method = request.method === 'POST' ? 'POST' : 'GET';
  // A form with nothing in it has no body.
  const body = method === 'POST' ? ((request.body as string | FormData | undefined) ?? '') : null;
  return pageRequest(url.href, { method, headers, body });
}

/** Without `init` the request of nobody in particular. */
export function pageRequest(url: string, init: RequestInit = {}): PageRequest {
  const abort = new AbortController();
  return { request: new AbortableRequest(url, init, abort.signal), abort };
}
