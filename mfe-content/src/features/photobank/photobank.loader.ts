import { type LogoGroup, PHOTOBANK_PATHS, type PhotoGroup } from '@polden/api-contract';
import { readCached } from '@polden/http';
import { failedPage } from '../../failed-page.ts';

export interface PhotobankData {
  logos: LogoGroup[];
  photos: PhotoGroup[];
}

/** Throws a Response: 503 without data. */
export async function photobankLoader(): Promise<PhotobankData> {
  const reads = Promise.all([
    readCached<LogoGroup[]>(PHOTOBANK_PATHS.logos, { lasting: true }),
    readCached<PhotoGroup[]>(PHOTOBANK_PATHS.photos, { lasting: true }),
  ]);
  const [logos, photos] = await reads.catch((error: unknown) => {
    throw failedPage(error);
  });
  return { logos, photos };
}
