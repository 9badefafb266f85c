import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseSet, ReleaseSets } from '../releases/release-sets.ts';
import { asVisitor, type Visitor } from '../visitor.ts';
import { bufferPage, type BufferedPage } from './buffer-page.ts';
import { sharedPageTags } from './cacheable.ts';
import { LAST_RESORT_PAGE } from './last-resort-page.ts';
import type { PageCache } from './page-cache.ts';
import { pageRequest, isRobot, toPageRequest } from './page-request.ts';
import { queryPage } from './query-page.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { sendBuffered } from './send-buffered.ts';
import type { ShellAssets } from './shell-assets.ts';
import { streamPage } from './stream-page.ts';

export interface PagesOptions {
  sets: Pick<ReleaseSets, 'forRequest'>;
  assets: ShellAssets;
  cache: PageCache;
  connect: readonly string[];
  /** Answers whether a Host header names this site. */
  isOwnHost: (host: string) => boolean;
}

const FORM_BYTES = 64 * 1024;

/** Every page of the site: GET renders it, POST runs its action for a form that was sent without JavaScript. */
export function pages(app: FastifyInstance, { sets, assets, cache, connect, isOwnHost }: PagesOptions): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.route({ method: ['GET', 'POST'], url: '/*', handler });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply
      .code(status)
      .headers(SECURITY_HEADERS)
      .type('text/html; charset=utf-8')
      .send(LAST_RESORT_PAGE);
  });

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!isOwnHost(request.host))
      return reply.code(421).type('text/plain; charset=utf-8').send('Неизвестный адрес сайта');
    const origin = `${request.protocol}://${request.host}`;
    if (request.method === 'POST' && request.headers.origin !== origin) {
      return reply.code(403).type('text/plain; charset=utf-8').send('Форма отправлена с другого сайта');
    }
    const url = parseUrl(request.url, origin);
    if (url === null) return reply.code(400).type('text/html; charset=utf-8').send(LAST_RESORT_PAGE);

    const set = await sets.forRequest(url.pathname);
    const tags = sharedPageTags(set, url, request.method, request.headers.cookie);
    if (tags !== null) {
      const render = () => sharedPage(set, url);
      const page = await cache.page({ key: url.href, set, tags, render }).catch((error: unknown) => {
        request.log.error({ err: error, path: url.pathname }, 'render');
        return null;
      });
      if (page !== null) return sendBuffered(request, reply, page);
    }
    return ownPage(set, url, request, reply);
  }

  /** The page as anybody would see it; null for a redirect or a fault, which are answered to each visitor anew. */
  async function sharedPage(set: ReleaseSet, url: URL): Promise<BufferedPage | null> {
    const page = await queryPage(set, pageRequest(url.href));
    return page instanceof Response || page.status !== 200 ? null : bufferPage(page, assets);
  }

  async function ownPage(
    set: ReleaseSet,
    url: URL,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const response = reply.raw;
    const asked = toPageRequest(request, url);
    response.once('close', () => response.writableFinished || asked.abort.abort());
    const visitor: Visitor = {
      cookie: request.headers.cookie,
      ip: request.ip,
      userAgent: request.headers['user-agent'],
      setCookies: [],
    };
    const page = await asVisitor(visitor, () => queryPage(set, asked)).catch((error: unknown) => {
      if (response.destroyed) return null;
      throw error;
    });
    // The visitor has gone.
    if (page === null || response.destroyed) return reply.hijack();
    if (page instanceof Response) return redirect(reply, page, visitor);

    reply.hijack();
    await streamPage(page, response, {
      assets,
      connect,
      setCookies: visitor.setCookies,
      whole: isRobot(visitor.userAgent),
      onError: (error) => request.log.error({ err: error, path: url.pathname }, 'render'),
    });
    return reply;
  }
}

function redirect(reply: FastifyReply, response: Response, { setCookies }: Visitor): FastifyReply {
  return reply
    .code(response.status)
    .headers({
      ...SECURITY_HEADERS,
      'cache-control': 'no-store',
      ...(setCookies.length > 0 ? { 'set-cookie': setCookies } : {}),
    })
    .header('location', response.headers.get('location') ?? '/')
    .send();
}

/** Null for a target that is no path of this site, such as `//evil.example` or a broken escape. */
function parseUrl(target: string, origin: string): URL | null {
  try {
    const url = new URL(target.replace(/^\/+/, '/'), origin);
    decodeURI(url.pathname);
    return url.origin === origin ? url : null;
  } catch {
    return null;
  }
}
