import { SITE_PATHS, type OfficeRegion, type SiteMap } from '@polden/api-contract';
import { readCached } from '@polden/http';

export interface CashData {
  /** Null when the list cannot be read now. */
  offices: OfficeRegion[] | null;
}

/** Never fails and never waits long: without the list the page still tells how to pay. */
export async function cashLoader(): Promise<CashData> {
  const offices = await readCached<SiteMap>(SITE_PATHS.siteMap).then(
    ({ officeRegions }) => officeRegions,
    () => null,
  );
  return { offices };
}
