import { MEDIA_KINDS, type MediaListQuery } from '@polden/api-contract';
import type { Location } from 'react-router-dom';

/** What the library shows, as its address says. */
export function readMediaState(params: URLSearchParams): MediaListQuery & { page: number } {
  const page = Number(params.get('page') ?? 1);
  const kind = MEDIA_KINDS.find((each) => each === params.get('kind'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: params.get('search') ?? '',
    ...(kind && { kind }),
    ...(params.get('view') === 'trash' && { trashed: 'only' }),
  };
}

/** The other way round; the first page and what is not filtered are left out. */
export function mediaSearch({ page = 1, search, kind, trashed }: MediaListQuery): string {
  const params = new URLSearchParams();
  if (trashed) params.set('view', 'trash');
  if (search) params.set('search', search);
  if (kind) params.set('kind', kind);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params.toString()}` : '';
}

/** Whether a navigation takes away what this view of the library holds; its filters do not. */
export function isOtherView(here: Location, next: Location): boolean {
  const viewOf = ({ search }: Location) => new URLSearchParams(search).get('view');
  return here.pathname !== next.pathname || viewOf(here) !== viewOf(next);
}
