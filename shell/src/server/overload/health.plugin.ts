import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';

/** `/health/live`: the process answers. `/health/ready`: and visitors may be sent to it, which ends before it does. */
export function health(app: FastifyInstance, draining: Pick<Draining, 'hasBegun'>): void {
  app.get('/health/live', () => ({ ok: true }));
  app.get('/health/ready', (_request, reply) =>
    reply
      .code(draining.hasBegun ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ ok: !draining.hasBegun }),
  );
}
