import { CITY_HEADER, type City } from '@polden/reference-data';
import type { FastifyRequest } from 'fastify';
import { AbortableRequest, lightRequest } from '../../light-request.ts';

/** What the loaders and actions of a page read, and the way to end them. */
export interface PageRequest {
  /** A GET is a light one. */
  request: Request;
  abort: AbortController;
}

/** The visitor's request in the form that loaders and actions read. */
export function toPageRequest(request: FastifyRequest, url: URL, { alias }: City): PageRequest {
  if (request.method !== 'POST') return pageRequest(url.href, () => headersOf(request, alias));
  const abort = new AbortController();
  // A form with nothing in it has no body.
  const body = (request.body as string | FormData | undefined) ?? '';
  const init = { method: 'POST', headers: headersOf(request, alias), body };
  return { request: new AbortableRequest(url.href, init, abort.signal), abort };
}

/** A GET; without `headers` of nobody in particular. */
export function pageRequest(url: string, headers: () => HeadersInit = () => []): PageRequest {
  const abort = new AbortController();
  return { request: lightRequest({ url, headers, abort }), abort };
}

function headersOf(request: FastifyRequest, city: string): [string, string][] {
  const isFiles = request.body instanceof FormData;
  // The body is written anew, with a boundary of its own.
  const { 'content-type': type, ...others } = request.headers;
  const given = { ...others, ...(!isFiles && type && { 'content-type': type }), [CITY_HEADER]: city };
  return Object.entries(given).flatMap(([name, value = []]) =>
    (typeof value === 'string' ? [value] : value).map((part): [string, string] => [name, part]),
  );
}
