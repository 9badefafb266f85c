import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';

export interface HealthOptions {
  draining: Pick<Draining, 'hasBegun'>;
  /** Without a release map there is no page. */
  sets: { readonly hasMap: boolean };
}

/**
 * `/health/live`: the process answers. `/health/ready`: and visitors may be sent to it, which begins with the first release map
 * and ends before the process does.
 */
export function health(app: FastifyInstance, { draining, sets }: HealthOptions): void {
  app.get('/health/live', () => ({ ok: true }));
  app.get('/health/ready', (_request, reply) => {
    const ok = sets.hasMap && !draining.hasBegun;
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}
