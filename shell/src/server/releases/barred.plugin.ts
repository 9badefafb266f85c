import type { FastifyInstance } from 'fastify';
import type { ReleaseSets } from './release-sets.ts';

/** `/health/releases`: what was taken back or is in quarantine, for tabs that are open with another release map. */
export function barredReleases(app: FastifyInstance, sets: Pick<ReleaseSets, 'barred' | 'framed'>): void {
  app.get('/health/releases', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { barred: sets.barred, framed: sets.framed };
  });
}
