import type { FastifyInstance } from 'fastify';
import type { SiteHosts } from '../city/site-hosts.ts';
import { NetworkCounts } from '../network-counts.ts';
import type { ErrorCollector } from './error-collector.ts';
import type { ErrorReport } from './sentry-envelope.ts';

export interface ErrorReportsOptions {
  collector: Pick<ErrorCollector, 'collect' | 'isOn'>;
  hosts: Pick<SiteHosts, 'find'>;
}

const BODY_BYTES = 8_192;
/** So many reports of one network a minute: whoever sends without end leaves room for others. */
const OF_ONE_NETWORK = { most: 10, withinMs: 60_000 };
const LEVELS: readonly ErrorReport['level'][] = ['debug', 'info', 'warn', 'error'];

/** POST /telemetry/error: what went wrong in a browser, handed on by the shell, so that pages reach nobody but the site. */
export function errorReports(app: FastifyInstance, { collector, hosts }: ErrorReportsOptions): void {
  if (!collector.isOn) return;
  const networks = new NetworkCounts(OF_ONE_NETWORK);
  app.post('/telemetry/error', { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const host = hosts.find(request.headers.host);
    if (host === null) return reply.code(421).send();
    if (request.headers.origin !== host.asked) return reply.code(403).send();
    const report = readReport(request.body);
    if (report === null) return reply.code(422).send();
    if (networks.admits(request.ip)) collector.collect(report);
    return reply.code(204).send();
  });
}

function readReport(body: unknown): ErrorReport | null {
  const { level, message, stack, remote, path } = Object(body) as Record<string, unknown>;
  const known = LEVELS.find((each) => each === level);
  if (known === undefined || typeof message !== 'string' || typeof path !== 'string') return null;
  return {
    level: known,
    message,
    stack: typeof stack === 'string' ? stack : '',
    remote: typeof remote === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(remote) ? remote : 'shell',
    path: path.split(/[?#]/, 1)[0] ?? '',
    side: 'browser',
  };
}
