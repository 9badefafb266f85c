import { messageOf, stackOf } from '@polden/mfe-release';
import type { FastifyRequest } from 'fastify';

/** Notes what code of a release has thrown, in words: the log would read it in ways that run its code once more. */
export function logRender(log: Pick<FastifyRequest['log'], 'error'>, thrown: unknown, path: string): void {
  const error = new Error(messageOf(thrown));
  error.stack = stackOf(thrown) || error.message;
  log.error({ err: error, path }, 'render');
}
