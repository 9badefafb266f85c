import { titleVersion } from '@polden/ui';
import type { FastifyInstance } from 'fastify';
import type { SiteHosts } from '../../city/site-hosts.ts';
import { SECURITY_HEADERS } from '../../answers/security-headers.ts';
import type { SiteFacts } from '../../site-data.ts';
import { Cards, type CardsOptions } from './cards.ts';
import { TitlesOfPages } from './title-of-page.ts';

export interface CardOptions extends CardsOptions {
  hosts: Pick<SiteHosts, 'find'>;
  facts: () => Pick<SiteFacts, 'brand'>;
  /** Whether a live release has a page at a path of the site. */
  isPage: (pathname: string) => boolean;
}

const ADDRESS = /^\/og(\/.*)\.png$/u;
const SHORT = { ...SECURITY_HEADERS, 'cache-control': 'public, no-cache' };
/** The address changes with the title. */
const FOR_EVER = { ...SECURITY_HEADERS, 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * `/og/<path of a page>.png?v=…`: the picture that stands for the page where it is shared, with the page's own title.
 * Nothing of a stranger's words is drawn: for what is no page there is no card, and for another version the way to it.
 */
export function cards(app: FastifyInstance, { hosts, facts, isPage, draw }: CardOptions): void {
  const titles = new TitlesOfPages(app);
  const drawn = new Cards({ draw });
  app.get('/og/*', async (request, reply) => {
    const host = hosts.find(request.headers.host);
    const [path = '', query = ''] = request.url.split('?');
    const [, named = ''] = ADDRESS.exec(path) ?? [];
    const page = named === '/index' ? '/' : named;
    const missing = () =>
      reply.code(404).headers(SHORT).type('text/plain; charset=utf-8').send('Такой картинки нет');
    if (host === null || page === '' || !isPage(page)) return missing();
    const title = await titles.of(new URL(host.origin).host, page);
    if (title === null) return missing();
    const version = titleVersion(title);
    if (new URLSearchParams(query).get('v') !== version)
      return reply.code(302).headers(SHORT).header('location', `${path}?v=${version}`).send();
    const { brand } = facts();
    const png = await drawn.card({ title, brand: brand.name, host: brand.domain });
    if (png === null)
      return reply
        .code(503)
        .headers({ ...SHORT, 'retry-after': '5' })
        .send();
    // Pages of other sites show it.
    return reply
      .headers({ ...FOR_EVER, 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/png')
      .send(png);
  });
}
