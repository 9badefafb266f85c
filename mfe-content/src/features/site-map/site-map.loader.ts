import { SITE_PATHS, type SiteMap } from '@polden/api-contract';
import { readCached } from '@polden/http';
import { failedPage } from '../../failed-page.ts';

/** Throws a Response: 503 without data. */
export async function siteMapLoader(): Promise<SiteMap> {
  return readCached<SiteMap>(SITE_PATHS.siteMap).catch((error: unknown) => {
    throw failedPage(error);
  });
}
