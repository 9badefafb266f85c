import { type LogoGroup, PHOTOBANK_PATHS, type PhotoGroup } from '@polden/api-contract';
import { readCached } from '@polden/http';
import { listLoader } from '../../parts/list-page.loader.ts';

export interface PhotobankData {
  logos: LogoGroup[];
  photos: PhotoGroup[];
  /** From 1; greater than `pageCount` past the end. */
  page: number;
  pageCount: number;
}

/** All of it on one page, which has the rules of the other tabs. Throws a Response as `listLoader` does. */
export const photobankLoader = listLoader(async () => {
  const [logos, photos] = await Promise.all([
    readCached<LogoGroup[]>(PHOTOBANK_PATHS.logos, { lasting: true }),
    readCached<PhotoGroup[]>(PHOTOBANK_PATHS.photos, { lasting: true }),
  ]);
  return { logos, photos, pageCount: logos.length + photos.length > 0 ? 1 : 0 };
});
