import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Passes /api on to the API, and in local mode /dev/sms and /dev/mail to their pages of kept messages. */
export async function apiProxy(app: FastifyInstance, apiOrigin: string, local: boolean): Promise<void> {
  const upstream = (prefix: string, rewritePrefix: string) => ({
    upstream: apiOrigin,
    prefix,
    rewritePrefix,
    proxyPayloads: true,
    replyOptions: {
      rewriteRequestHeaders: (request: { ip: string }, headers: Record<string, unknown>) => ({
        ...headers,
        'x-forwarded-for': request.ip,
      }),
    },
  });
  await app.register(httpProxy, upstream('/api', '/api'));
  if (!local) return;
  await app.register(httpProxy, upstream('/dev/sms', '/api/v1/dev/sms-page'));
  await app.register(httpProxy, upstream('/dev/mail', '/api/v1/dev/mail-page'));
}
