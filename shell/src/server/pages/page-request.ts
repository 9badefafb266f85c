import type { FastifyRequest } from 'fastify';

/** The visitor's request in the form that the router's loaders and actions read. */
export function toPageRequest(request: FastifyRequest, url: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const part of value ?? []) headers.append(name, part);
  }
  const body = request.method === 'POST' ? (request.body as string) : null;
  return new Request(url, { method: request.method === 'POST' ? 'POST' : 'GET', headers, body, signal });
}

const ROBOT = /bot\b|crawl|spider|slurp|yandex(?!.*yabrowser)|lighthouse/i;

export function isRobot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && ROBOT.test(userAgent);
}
