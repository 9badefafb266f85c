import { PREVIEW_ENTRY } from '@polden/api-contract';
import type { FastifyInstance } from 'fastify';
import type { SiteHosts } from '../city/site-hosts.ts';
import { SECURITY_HEADERS } from '../answers/security-headers.ts';
import type { ContentPreviews } from './content-previews.ts';
import { PREVIEW_OVER_HEADERS, previewOverPage } from './preview-over-page.ts';

export interface PreviewEntryOptions {
  hosts: Pick<SiteHosts, 'find'>;
  previews: Pick<ContentPreviews, 'enter' | 'removal'>;
}

const RETRY_SECONDS = '60';
const HEADERS = {
  ...SECURITY_HEADERS,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

/**
 * GET /predprosmotr?key=…: exchanges a code or the secret of a link for a cookie, and leads to the page without it.
 * POST /predprosmotr: takes the cookie away, from a page of the staff that has shown the preview in its frame.
 */
export function previewEntry(app: FastifyInstance, { hosts, previews }: PreviewEntryOptions): void {
  app.get<{ Querystring: { key?: unknown } }>(PREVIEW_ENTRY, async (request, reply) => {
    const host = hosts.find(request.headers.host);
    void reply.headers(HEADERS);
    if (host === null)
      return reply.code(421).type('text/plain; charset=utf-8').send('Неизвестный адрес сайта');
    const { key } = request.query;
    const entered = typeof key === 'string' ? await previews.enter(key) : 'none';
    if (entered === 'none')
      return reply.code(404).headers(PREVIEW_OVER_HEADERS).send(previewOverPage('no longer valid', null));
    if (entered === 'away')
      return reply
        .code(503)
        .headers({ ...PREVIEW_OVER_HEADERS, 'retry-after': RETRY_SECONDS })
        .send(previewOverPage('not known', null));
    return reply
      .code(303)
      .header('set-cookie', entered.setCookie)
      .header('location', host.asked + entered.path)
      .send();
  });

  app.post(PREVIEW_ENTRY, async (request, reply) => {
    void reply.headers(HEADERS);
    if (hosts.find(request.headers.host) === null) return reply.code(421).send();
    return reply.code(204).header('set-cookie', previews.removal).send();
  });
}
