import type { FastifyRequest } from 'fastify';
import { inWords } from '../../impersonal.ts';

/** Notes what code of a release has thrown while a page was made. */
export function logRender(log: Pick<FastifyRequest['log'], 'error'>, thrown: unknown, path: string): void {
  log.error({ err: inWords(thrown), path }, 'render');
}
