import type { FastifyRequest } from 'fastify';

/** What the router's loaders and actions read, and the way to end them. */
export interface PageRequest {
  request: Request;
  abort: AbortController;
}

/** The visitor's request in the form that the router's loaders and actions read. */
export function toPageRequest(request: FastifyRequest, url: URL): PageRequest {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const part of value ?? []) headers.append(name, part);
  }
  const method = request.method === 'POST' ? 'POST' : 'GET';
  const body = method === 'POST' ? (request.body as string) : null;
  return pageRequest(url.href, { method, headers, body });
}

/** Without `init` the request of nobody in particular. */
export function pageRequest(url: string, init: RequestInit = {}): PageRequest {
  const abort = new AbortController();
  return { request: new Request(url, { ...init, signal: abort.signal }), abort };
}

const ROBOT = /bot\b|crawl|spider|slurp|yandex(?!.*yabrowser)|lighthouse/i;

export function isRobot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && ROBOT.test(userAgent);
}
