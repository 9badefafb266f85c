import {
  MEDIA_PATHS,
  type MediaDescribed,
  type MediaDescription,
  type MediaDuplicates,
  type MediaImage,
  type MediaList,
  type MediaListQuery,
  type MediaTransform,
  type MediaUse,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';

/** The library of pictures and files. All of it throws HttpError. */
export const mediaApi = {
  list: ({ page = 1, search = '', kind, trashed, undescribed }: MediaListQuery, signal: AbortSignal) =>
    staffHttp.get<MediaList>(MEDIA_PATHS.list, {
      searchParams: {
        page,
        search,
        ...(kind && { kind }),
        ...(trashed && { trashed }),
        ...(undescribed && { undescribed }),
      },
      signal,
    }),
  uses: (id: string, signal: AbortSignal) =>
    staffHttp.get<MediaUse[]>(`${MEDIA_PATHS.uses}/${id}`, { signal }),
  describe: (id: string, alt: string) => staffHttp.post<unknown>(MEDIA_PATHS.describe, { id, alt }),
  describeMany: (items: readonly MediaDescription[]) =>
    staffHttp.post<MediaDescribed>(MEDIA_PATHS.describeMany, { items }),
  transform: (wanted: MediaTransform) => staffHttp.post<MediaImage>(MEDIA_PATHS.transform, wanted),
  duplicates: (signal: AbortSignal) => staffHttp.get<MediaDuplicates>(MEDIA_PATHS.duplicates, { signal }),
  remove: (id: string) => staffHttp.post<unknown>(`${MEDIA_PATHS.remove}/${id}`, {}),
  restore: (id: string) => staffHttp.post<unknown>(`${MEDIA_PATHS.restore}/${id}`, {}),
  purge: (id: string) => staffHttp.post<unknown>(`${MEDIA_PATHS.purge}/${id}`, {}),
};

/** Keys of the query cache. */
export const MEDIA_KEYS = {
  all: ['media-library'],
  list: (query: MediaListQuery) => ['media-library', 'list', query],
  undescribed: ['media-library', 'undescribed'],
  duplicates: ['media-library', 'duplicates'],
  uses: (id: string) => ['media-library', 'uses', id],
} as const;
