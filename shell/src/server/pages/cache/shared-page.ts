import { CITY_HEADER } from '@polden/reference-data';
import type { FastifyRequest } from 'fastify';
import { withVariants } from '../query/with-variants.ts';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import { logQuery, logRender } from '../rendering/log-render.ts';
import { bufferPage, type BufferedPage } from '../rendering/buffer-page.ts';
import type { UncachedPageOptions } from '../rendering/uncached-page.ts';
import type { UnkeptPage } from './page-cache.ts';
import { recordQuery, recordRender } from '../query/page-outcome.ts';
import type { VariedPlace } from '../request/page-place.ts';
import { pageRequest } from '../request/page-request.ts';
import { queryPage } from '../query/query-page.ts';

/**
 * The page as anybody would see it; a redirect or a fault is answered to each visitor, and not kept.
 * `isKept` false: it is not that of the releases that it would be kept for.
 */
export async function renderShared(
  set: ReleaseSet,
  { url, host, variants }: VariedPlace,
  { log }: FastifyRequest,
  {
    assets,
    origins,
    faults,
    pace,
    isKept,
    before,
  }: Pick<UncachedPageOptions, 'assets' | 'origins' | 'faults' | 'pace'> & {
    isKept: boolean;
    before: BufferedPage | null;
  },
): Promise<BufferedPage | UnkeptPage> {
  const queried = await queryPage(
    set,
    pageRequest(url.href, () => ({ [CITY_HEADER]: host.city.alias })),
  );
  recordQuery(faults, queried);
  logQuery(log, queried);
  if (queried instanceof Response) return queried;
  const page = withVariants(queried, variants);
  if (page.status !== 200 || !isKept) return page;
  await pace.next();
  try {
    const buffered = await bufferPage(page, { assets, origins, before });
    recordRender(faults, page, { outcome: 'ok' });
    return buffered;
  } catch (error) {
    // It is streamed to those who wait, with the fallback where it fails; that counts, and not this try.
    logRender(log, error, url.pathname, page);
    return page;
  }
}
