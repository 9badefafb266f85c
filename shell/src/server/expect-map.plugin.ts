import type { FastifyInstance } from 'fastify';
import { lastResortPage } from './answers/last-resort-page.ts';
import { STANDALONE_HEADERS } from './answers/security-headers.ts';
import { health, type HealthOptions } from './overload/health.plugin.ts';
import type { ReleaseSets } from './releases/release-sets.ts';
import { SITEMAP_FOLDER } from './seo/sitemap-files.ts';

const RETRY_AFTER_S = 5;
/** Routes of what releases bring: pages, and the list of them that search engines read. */
const BROUGHT = new Set(['/*', '/sitemap.xml', `${SITEMAP_FOLDER}*`]);

/** Says whether visitors may be sent here, and refuses those who come too early. */
export function readiness(
  app: FastifyInstance,
  options: HealthOptions & { sets: Pick<ReleaseSets, 'hasMap'> },
): void {
  health(app, options);
  expectMap(app, options.sets);
}

/** Until a release map has been verified every page is unavailable: «there is no such page» would be believed, and kept. */
export function expectMap(app: FastifyInstance, sets: Pick<ReleaseSets, 'hasMap'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (sets.hasMap || !BROUGHT.has(request.routeOptions.url ?? '')) return undefined;
    return reply
      .code(503)
      .headers({ ...STANDALONE_HEADERS, 'retry-after': String(RETRY_AFTER_S) })
      .type('text/html; charset=utf-8')
      .send(lastResortPage(request.id));
  });
}
