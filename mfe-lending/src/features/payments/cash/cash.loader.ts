import { SITE_PATHS, type OfficeRegion, type SiteMap } from '@polden/api-contract';
import { readCached } from '@polden/http';

export interface CashData {
  /** Null when the list cannot be read now. */
  offices: OfficeRegion[] | null;
}

const TIMEOUT_MS = 1_500;

/** Never fails and never waits long: without the list the page still tells how to pay. */
export async function cashLoader(): Promise<CashData> {
  const read = readCached<SiteMap>(SITE_PATHS.siteMap).then(
    ({ officeRegions }) => officeRegions,
    () => null,
  );
  let timer: NodeJS.Timeout | number | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  return { offices: await Promise.race([read, late]).finally(() => clearTimeout(timer)) };
}
