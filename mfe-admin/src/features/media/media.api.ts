import { MEDIA_PATHS, type MediaList, type MediaListQuery, type MediaUse } from '@polden/api-contract';
import { staffHttp } from '@polden/session';

/** The library of pictures and files. All of it throws HttpError. */
export const mediaApi = {
  list: ({ page = 1, search = '', kind, trashed }: MediaListQuery, signal: AbortSignal) =>
    staffHttp.get<MediaList>(MEDIA_PATHS.list, {
      searchParams: { page, search, ...(kind && { kind }), ...(trashed && { trashed }) },
      signal,
    }),
  uses: (id: string, signal: AbortSignal) =>
    staffHttp.get<MediaUse[]>(`${MEDIA_PATHS.uses}/${id}`, { signal }),
  describe: (id: string, alt: string) => staffHttp.post<unknown>(MEDIA_PATHS.describe, { id, alt }),
  remove: (id: string) => staffHttp.post<unknown>(`${MEDIA_PATHS.remove}/${id}`, {}),
  restore: (id: string) => staffHttp.post<unknown>(`${MEDIA_PATHS.restore}/${id}`, {}),
  purge: (id: string) => staffHttp.post<unknown>(`${MEDIA_PATHS.purge}/${id}`, {}),
};

/** Keys of the query cache. */
export const MEDIA_KEYS = {
  all: ['media-library'],
  list: (query: MediaListQuery) => ['media-library', 'list', query],
  uses: (id: string) => ['media-library', 'uses', id],
} as const;
