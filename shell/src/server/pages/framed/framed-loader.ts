import { messageOf } from '@polden/mfe-release';
import { parseUrl } from '@polden/ru';
import { data, type LoaderFunction } from 'react-router-dom';
import { CITY_HEADER } from '@polden/reference-data';
import { frameAddress } from '../../../app/framed/framed-routes.ts';
import type { FramedHead } from '../../../app/framed/framed-page.tsx';
import type { SiteHosts } from '../../city/site-hosts.ts';
import { FrameFault } from '../query/loader-answer.ts';
import { queryPage } from '../query/query-page.ts';
import { pageRequest } from '../request/page-request.ts';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import { headOf } from './framed-head.ts';
import { renderFramed } from './render-framed.tsx';

/**
 * Loader of the page around a frame: what the page in it says of itself, its redirect, or its status. A redirect would lead the
 * whole page on without a click, so it leads to our own sites only; what leads elsewhere is a fault of the release.
 */
export function framedLoader(
  hosts: Pick<SiteHosts, 'find'>,
): (inside: () => ReleaseSet | null) => LoaderFunction {
  return (inside) =>
    async ({ request }): Promise<FramedHead | Response> => {
      const set = inside();
      if (set === null) throw new Error('the remote is in no frame');
      const city = request.headers.get(CITY_HEADER);
      const asked = pageRequest(request.url, () => (city === null ? [] : { [CITY_HEADER]: city }));
      const page = await queryPage(set, asked);
      if (page instanceof Response) {
        const location = page.headers.get('location') ?? '';
        if (isOwn(hosts, parseUrl(location, request.url))) return page;
        throw new Error(`a redirect out of the quarantine to ${location}`);
      }
      // Not the error itself: the router would read more into some than that something has failed.
      if (page.fault !== null) throw new FrameFault(page.fault.outcome, messageOf(page.fault.error));
      if (page.status >= 400) throw data(null, { status: page.status });
      const html = await renderFramed(page, null).catch((error: unknown) => {
        throw new FrameFault('render', messageOf(error));
      });
      return { src: frameAddress(new URL(request.url)), ...headOf(html) };
    };
}

function isOwn(hosts: Pick<SiteHosts, 'find'>, address: URL | null): boolean {
  return address !== null && hosts.find(address.host)?.asked === address.origin;
}
