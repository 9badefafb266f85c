import type { FastifyInstance } from 'fastify';
import { SECURITY_HEADERS } from './answers/security-headers.ts';

const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };

/** What former pages still ask for in the background: answered on every host, and never led to another one. */
export function servicePaths(app: FastifyInstance): void {
  app.get('/_loading/sse', (_request, reply) => reply.code(204).headers(HEADERS).send());
  app.get('/_nuxt/*', (_request, reply) =>
    reply.code(404).headers(HEADERS).type('text/plain; charset=utf-8').send('Файла нет'),
  );
}
