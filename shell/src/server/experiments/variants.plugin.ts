import { EXPERIMENT_NAMES } from '@polden/api-contract';
import { isRobot } from '@polden/reference-data';
import type { FastifyInstance } from 'fastify';
import type { SiteHosts } from '../city/site-hosts.ts';
import type { VisitorCookie } from '../visitor-cookie.ts';
import { variantsFor } from './visitor-variants.ts';

export interface VariantsOptions {
  /** `outsider`: the id of somebody who is in no canary. */
  sets: { readonly rollouts: { outsider: () => string | null } };
  visitors: Pick<VisitorCookie, 'read' | 'create'>;
  hosts: Pick<SiteHosts, 'find'>;
}

const BODY_BYTES = 1_024;

/** POST /telemetry/variants: the visitor's variants for a page that the browser opens by itself; also sets the visitor cookie. */
export function variants(app: FastifyInstance, { sets, visitors, hosts }: VariantsOptions): void {
  app.post('/telemetry/variants', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { cookie, origin, 'user-agent': userAgent } = request.headers;
    const host = hosts.find(request.headers.host);
    if (host === null) return reply.code(421).send();
    if (origin !== host.asked) return reply.code(403).send();
    const robot = isRobot(userAgent);
    const known = visitors.read(cookie);
    const visitor = known ?? (robot ? null : sets.rollouts.outsider());
    if (known === null && visitor !== null) void reply.header('set-cookie', visitors.create(visitor, host));
    return reply
      .header('cache-control', 'no-store')
      .send({ variants: variantsFor(EXPERIMENT_NAMES, { visitor, robot }) });
  });
}
