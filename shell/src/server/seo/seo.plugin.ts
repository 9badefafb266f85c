import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SITE_ICONS } from '../../app/site-icons.ts';
import type { SiteHosts } from '../city/site-hosts.ts';
import { SECURITY_HEADERS } from '../answers/security-headers.ts';
import { robotsText } from './robots.ts';
import { SITEMAP_FOLDER } from './sitemap-files.ts';
import type { Sitemaps } from './sitemaps.ts';

export interface SeoOptions {
  hosts: Pick<SiteHosts, 'find' | 'cityAt'>;
  sitemaps: Pick<Sitemaps, 'file'>;
  /** Whether this deployment is meant for search engines. */
  indexed: boolean;
  /** Addresses of remotes that are not to be read, in the words of this file. */
  uncrawled: () => readonly string[];
}

const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'public, no-cache' };

/** What search engines ask each host for: robots.txt, the site map and the sign of the company. */
export function seo(app: FastifyInstance, { hosts, sitemaps, indexed, uncrawled }: SeoOptions): void {
  app.get('/robots.txt', (request, reply) => {
    const host = hosts.find(request.headers.host);
    if (host === null) return unknownHost(reply);
    const text = robotsText({
      origin: host.origin,
      open: indexed && !host.internal,
      uncrawled: uncrawled(),
    });
    return reply.headers(HEADERS).type('text/plain; charset=utf-8').send(text);
  });
  // The address of the file itself changes with its content.
  app.get('/logo.png', (_request, reply) => reply.headers(HEADERS).redirect(SITE_ICONS.large, 302));
  app.get('/sitemap.xml', sitemap);
  app.get(`${SITEMAP_FOLDER}*`, sitemap);

  function sitemap(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const host = hosts.find(request.headers.host);
    if (host === null) return unknownHost(reply);
    const [path = ''] = request.url.split('?');
    const file = sitemaps.file(hosts.cityAt(host.origin), path);
    if (!file) return reply.code(404).headers(HEADERS).type('text/plain; charset=utf-8').send('Файла нет');
    reply.headers({ ...HEADERS, etag: file.etag });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    return reply.type('application/xml; charset=utf-8').send(file.body);
  }
}

function unknownHost(reply: FastifyReply): FastifyReply {
  return reply.code(421).type('text/plain; charset=utf-8').send('Неизвестный адрес сайта');
}
