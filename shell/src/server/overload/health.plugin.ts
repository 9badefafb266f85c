import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';

export interface HealthOptions {
  draining: Pick<Draining, 'hasBegun'>;
  sets: { readonly isServing: boolean };
}

/**
 * `/health/live`: the process answers. `/health/ready`: and visitors may be sent to it, which begins when the releases of the
 * first map have been loaded and ends before the process does. A shell that can load none would only turn them away.
 */
export function health(app: FastifyInstance, { draining, sets }: HealthOptions): void {
  app.get('/health/live', () => ({ ok: true }));
  app.get('/health/ready', (_request, reply) => {
    const ok = sets.isServing && !draining.hasBegun;
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}
