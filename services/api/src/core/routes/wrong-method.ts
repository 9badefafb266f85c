import { MethodNotAllowedException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../errors/error-body.ts';

interface KnownRoute {
  method: string;
  address: RegExp;
}

/** 405 with `Allow` for an address that is there for other methods; call it before the routes are registered. */
export function refuseWrongMethods(server: Pick<FastifyInstance, 'addHook'>): void {
  const routes: KnownRoute[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    // What stands for every address of a prefix is nobody's own.
    if (url.includes('*')) return;
    for (const one of [method].flat()) routes.push({ method: one, address: addressOf(url) });
  });
  server.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const [path = ''] = request.url.split('?', 1);
    const allowed = new Set(routes.filter(({ address }) => address.test(path)).map(({ method }) => method));
    if (allowed.size === 0) return;
    const body = errorBody(new MethodNotAllowedException());
    await reply
      .code(body.code)
      .header('Allow', [...allowed].join(', '))
      .send(body);
  });
}

/** «/api/v1/leads/:id» with any value in place of each parameter. */
function addressOf(url: string): RegExp {
  const pattern = url.replace(/[.+?^$()[\]{}|\\]/gu, String.raw`\$&`).replace(/:[^/]+/gu, '[^/]+');
  return new RegExp(`^${pattern}/?$`, 'u');
}
