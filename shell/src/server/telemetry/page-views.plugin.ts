import type { LockedRemote } from '@polden/mfe-contract';
import { isRobot } from '@polden/reference-data';
import type { FastifyInstance } from 'fastify';
import type { SiteHosts } from '../city/site-hosts.ts';
import { ownerOfPath } from '../releases/owner-of-path.ts';
import type { Asker, ReleaseSets } from '../releases/release-sets.ts';
import type { VisitorCookie } from '../visitor-cookie.ts';

export interface PageViewsOptions {
  sets: Pick<ReleaseSets, 'setFor' | 'rollouts'>;
  visitors: Pick<VisitorCookie, 'read' | 'create'>;
  /** Token of one view by a visitor, or null while nobody may report. */
  view: (lock: readonly LockedRemote[], visitor: string | null) => string | null;
  hosts: Pick<SiteHosts, 'find'>;
}

const BODY_BYTES = 4_096;
/** Of somebody without previews: their pages have a token, or none on purpose. */
const NO_PREVIEWS = { active: [] };

/**
 * POST /telemetry/view {path}: a token for a view of a page that many visitors share, or that was opened without the server.
 * It names the version that this visitor gets, not one that the request claims; also sets the visitor cookie.
 */
export function pageViews(app: FastifyInstance, { sets, visitors, view, hosts }: PageViewsOptions): void {
  app.post('/telemetry/view', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { cookie, origin, 'user-agent': userAgent } = request.headers;
    const host = hosts.find(request.headers.host);
    if (host === null) return reply.code(421).send();
    if (origin !== host.asked) return reply.code(403).send();
    const { path, version } = Object(request.body) as { path?: unknown; version?: unknown };
    if (typeof path !== 'string' || !path.startsWith('/')) return reply.code(422).send({ view: null });
    const robot = isRobot(userAgent);
    const visitor = visitors.read(cookie);
    const context: Asker = {
      identify: () => (robot ? null : visitor),
      city: host.city.alias,
      hostname: new URL(host.origin).hostname,
      previews: NO_PREVIEWS,
    };
    const set = await sets.setFor(path, context);
    const owner = ownerOfPath(set.lock, path);
    // An older tab goes on with an older version, on which nobody decides any more.
    const isCurrent = owner === null || owner.version === version;
    // A visitor who did not keep the cookie of the page takes no part in the comparison.
    const outsider = visitor === null && !robot ? sets.rollouts.outsider() : null;
    if (outsider !== null) void reply.header('set-cookie', visitors.create(outsider, host));
    return reply
      .header('cache-control', 'no-store')
      .send({ view: robot || !isCurrent ? null : view(owner ? [owner] : [], visitor) });
  });
}
