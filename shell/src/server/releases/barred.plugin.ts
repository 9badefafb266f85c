import type { FastifyInstance } from 'fastify';
import type { ReleaseSets } from './release-sets.ts';

/**
 * `/health/releases`: what was taken back, is in quarantine or out of service, for tabs that are open with another release map.
 * They run no code of a remote of either kind any more, and know both as `framed`.
 */
export function barredReleases(
  app: FastifyInstance,
  sets: Pick<ReleaseSets, 'barred' | 'framed' | 'retired'>,
): void {
  app.get('/health/releases', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { barred: sets.barred, framed: [...sets.framed, ...sets.retired] };
  });
}
