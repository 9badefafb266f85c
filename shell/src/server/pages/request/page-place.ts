import type { ExperimentVariants } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteHost, SiteHosts } from '../../city/site-hosts.ts';
import { wrongAddressPage } from '../../answers/refused-page.ts';
import { sendStandalone } from '../../answers/standalone-page.ts';

/** Where a page is asked for. */
export interface PagePlace {
  /** On the origin of the host. */
  url: URL;
  host: SiteHost;
  /** Asked for with slashes in front, which no address of a page has. */
  isSlashed?: boolean;
}

/** A page is another one in other variants. */
export interface VariedPlace extends PagePlace {
  variants: ExperimentVariants;
}

/** Null where nothing of this site is asked for, or a form comes from another site: then it has been answered. */
export function placeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  hosts: Pick<SiteHosts, 'find'>,
): PagePlace | null {
  const host = hosts.find(request.headers.host);
  if (host === null) return refuse(421, 'Неизвестный адрес сайта');
  if (request.method === 'POST' && request.headers.origin !== host.asked)
    return refuse(403, 'Форма отправлена с другого сайта');
  const url = pageUrl(request.url, host.origin);
  if (url !== null) return { url, host, isSlashed: request.url.startsWith('//') };
  void sendStandalone(reply, 400, wrongAddressPage());
  return null;

  function refuse(status: number, words: string): null {
    void reply.code(status).type('text/plain; charset=utf-8').send(words);
    return null;
  }
}

/** The address of a page on the site with this origin; null for a target that is none of it: `//evil.example`, a broken escape. */
export function pageUrl(target: string, origin: string): URL | null {
  try {
    const url = new URL(target.startsWith('//') ? target.replace(/^\/+/, '/') : target, origin);
    // Browsers keep it to themselves.
    if (target.includes('#')) url.hash = '';
    // `/.//host` ends up so; in a link it would be another site.
    if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/');
    if (url.pathname.includes('%')) decodeURI(url.pathname);
    return url.origin === origin ? url : null;
  } catch {
    return null;
  }
}
