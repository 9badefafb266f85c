import { CITY_HEADER } from '@polden/reference-data';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressAround } from '../../../app/framed/framed-routes.ts';
import { lastResortPage } from '../../answers/last-resort-page.ts';
import { SECURITY_HEADERS } from '../../answers/security-headers.ts';
import type { RenderGate } from '../../overload/render-gate.ts';
import { recordQuery, recordRender } from '../query/page-outcome.ts';
import { queryPage } from '../query/query-page.ts';
import { logQuery, logRender } from '../rendering/log-render.ts';
import type { UncachedPageOptions } from '../rendering/uncached-page.ts';
import { pageRequest } from '../request/page-request.ts';
import type { PagePlace } from '../request/page-place.ts';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import { ownerOfPath } from '../../releases/owner-of-path.ts';
import { framedHeaders } from './framed-policy.ts';
import { renderFramed } from './render-framed.tsx';

export interface SendFramedOptions extends Pick<
  UncachedPageOptions,
  'assets' | 'origins' | 'faults' | 'pace'
> {
  gate: Pick<RenderGate, 'enter'>;
}

/**
 * Sends the document in a frame of a remote in quarantine, the same to everybody: nothing of the visitor's request is in it.
 * Where the quarantine has ended meanwhile, the page itself is the answer.
 */
export async function sendFramed(
  set: ReleaseSet,
  { url, host }: PagePlace,
  request: FastifyRequest,
  reply: FastifyReply,
  { assets, origins, faults, pace, gate }: SendFramedOptions,
): Promise<FastifyReply> {
  const address = addressAround(url);
  const owner = ownerOfPath(set.lock, url.pathname);
  const inside = owner && set.inside(owner.name);
  if (!inside) {
    const headers = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };
    return reply
      .code(303)
      .headers(headers)
      .header('location', address.pathname + address.search)
      .send();
  }
  const leave = await gate.enter();
  try {
    const asked = pageRequest(address.href, () => ({ [CITY_HEADER]: host.city.alias }));
    const page = await queryPage(inside, asked);
    recordQuery(faults, page);
    logQuery(request.log, page);
    // The page around it has been led on already.
    if (page instanceof Response) return await send(204, '');
    await pace.next();
    const html = await renderFramed(page, assets).catch((error: unknown) => {
      logRender(request.log, error, url.pathname, page);
      recordRender(faults, page, { outcome: 'render', error });
      return null;
    });
    if (html === null) return await send(503, lastResortPage(request.id));
    recordRender(faults, page, { outcome: 'ok' });
    return await send(page.status, html);
  } finally {
    leave();
  }

  function send(status: number, body: string): FastifyReply {
    return reply.code(status).headers(framedHeaders(origins)).send(body);
  }
}
