import httpProxy from '@fastify/http-proxy';
import { API_BASE_PATH, TELEMETRY_PATHS } from '@polden/api-contract';
import fastify, { type FastifyInstance } from 'fastify';
import { fromSite, isLocalHost, towardsSite } from './site-headers.ts';

export interface FrontOptions {
  /** Port of the address that the developer opens. */
  port: number;
  /** Port of the local shell. */
  shellPort: number;
  /** Origin of the deployed site. */
  site: string;
  /** Origin that serves /mfe: the same, or a bucket. */
  artifacts: string;
}

/** An event stream may be silent for as long as it likes. */
const STREAMS = { bodyTimeout: 0 };

/**
 * Stands before a local shell as the web server of a deployment does: pages come from the shell, API and releases from the
 * deployed site. Reports of faults and speed stay here, for they are about a laptop. Loopback only.
 * @returns how to stop it
 */
export async function startFront({
  port,
  shellPort,
  site,
  artifacts,
}: FrontOptions): Promise<() => Promise<void>> {
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 2_000 },
  });
  const local = { port };
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocalHost(request.headers.host, local)) await reply.code(421).send();
  });
  // Bodies go on as they come.
  app.removeAllContentTypeParsers();
  await app.register(swallowReports);
  for (const [prefix, upstream] of Object.entries({ '/api': site, '/mfe': artifacts })) {
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      undici: STREAMS,
      replyOptions: {
        rewriteRequestHeaders: (_request, headers) => towardsSite(headers, site, local),
        rewriteHeaders: (headers) => fromSite(headers, site, local),
      },
    });
  }
  await app.register(httpProxy, {
    upstream: `http://127.0.0.1:${shellPort}`,
    undici: STREAMS,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, host: request.headers.host }),
    },
  });
  await app.listen({ host: '127.0.0.1', port });
  return () => app.close();
}

async function swallowReports(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume();
    done(null);
  });
  for (const path of Object.values(TELEMETRY_PATHS)) {
    for (const base of [API_BASE_PATH, '/api/'])
      app.post(`${base}${path}`, (_request, reply) => reply.code(204).send());
  }
}
