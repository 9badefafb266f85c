import { cityByAlias, ownTarget } from '@polden/reference-data';
import type { FastifyInstance } from 'fastify';
import { CITIES_PATH, cityPath } from '../../app/city/city-path.ts';
import { SECURITY_HEADERS } from '../answers/security-headers.ts';
import type { CityCookie } from './city-cookie.ts';
import type { SiteHost, SiteHosts } from './site-hosts.ts';

export interface CityChoiceOptions {
  hosts: Pick<SiteHosts, 'find' | 'originOf' | 'keeperOf'>;
  cities: Pick<CityCookie, 'write'>;
}

/** What a browser says of a request that no page of another site has made. */
const OWN_SITE = ['same-origin', 'same-site', 'none'];

/**
 * GET /gorod/{alias}?path=/dengi-pod-zalog: remembers the visitor's city and leads to the page of his city. A plain link, so
 * that a city can be chosen without JavaScript. A link on another site leads to the page and changes nothing. A host for tests has no
 * sites of cities beside it: there the choice is remembered, and the page stands where it was.
 */
export function cityChoice(app: FastifyInstance, { hosts, cities }: CityChoiceOptions): void {
  app.get<{ Params: { alias: string }; Querystring: { path?: unknown } }>(
    `${CITIES_PATH}/:alias`,
    (request, reply) => {
      const host = hosts.find(request.headers.host);
      if (host === null)
        return reply.code(421).type('text/plain; charset=utf-8').send('Неизвестный адрес сайта');
      const { path } = request.query;
      const target = (typeof path === 'string' ? ownTarget(path) : null) ?? '/';
      const city = cityByAlias(request.params.alias);
      void reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      if (!city)
        return reply
          .code(302)
          .header('location', host.mainOrigin + target)
          .send();
      const keeper: SiteHost = hosts.keeperOf(host);
      if (keeper.origin !== host.origin) {
        const again = keeper.origin + cityPath(city.alias, target);
        return reply.code(302).header('location', again).send();
      }
      const { 'sec-fetch-site': from = 'none' } = request.headers;
      if (typeof from === 'string' && OWN_SITE.includes(from))
        void reply.header('set-cookie', cities.write(city, host));
      return reply
        .code(302)
        .header('location', (host.internal ? host.origin : hosts.originOf(city, host)) + target)
        .send();
    },
  );
}
