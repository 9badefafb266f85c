import { data, type LoaderFunction } from 'react-router-dom';
import { CITY_HEADER } from '@polden/reference-data';
import { frameAddress } from '../../../app/framed/framed-routes.ts';
import type { FramedHead } from '../../../app/framed/framed-page.tsx';
import { queryPage } from '../query/query-page.ts';
import { pageRequest } from '../request/page-request.ts';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import { headOf } from './framed-head.ts';
import { renderFramed } from './render-framed.tsx';

/** Loader of the page around a frame: what the page in it says of itself, its redirect, or its status. */
export function framedLoader(inside: () => ReleaseSet | null): LoaderFunction {
  return async ({ request }): Promise<FramedHead | Response> => {
    const set = inside();
    if (set === null) throw new Error('the remote is in no frame');
    const city = request.headers.get(CITY_HEADER);
    const asked = pageRequest(request.url, () => (city === null ? [] : { [CITY_HEADER]: city }));
    const page = await queryPage(set, asked);
    if (page instanceof Response) return page;
    if (page.status !== 200) throw data(null, { status: page.status });
    const html = await renderFramed(page, null);
    return { src: frameAddress(new URL(request.url)), ...headOf(html) };
  };
}
