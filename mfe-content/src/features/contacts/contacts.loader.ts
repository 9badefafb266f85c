import { type BrandCard, type OfficeRegion, SITE_PATHS, type SiteMap } from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';

export interface ContactsData {
  /** In the editors' order; null when they cannot be read now. */
  offices: OfficeRegion[] | null;
}

/** Without the list the page still says how to call. */
export async function contactsLoader(): Promise<ContactsData> {
  const map = await softRead(readCached<SiteMap>(SITE_PATHS.siteMap));
  return { offices: map?.officeRegions ?? null };
}

export interface CardData {
  /** Null when it cannot be drawn now. */
  card: BrandCard | null;
}

export async function cardLoader(): Promise<CardData> {
  return { card: await softRead(readCached<BrandCard>(SITE_PATHS.card)) };
}
