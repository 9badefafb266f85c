import {
  type BrandCard,
  type CityText,
  type OfficeRegion,
  SITE_PATHS,
  type SiteMap,
  TEXT_PATHS,
} from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';
import { COMPANY_PATHS } from '../../parts/company-paths.ts';

export interface ContactsData {
  /** In the editors' order; null when they cannot be read now. */
  offices: OfficeRegion[] | null;
  /** Of the cities that have one on this page. */
  cityTexts: CityText[];
}

/** Without the list the page still says how to call. */
export async function contactsLoader(): Promise<ContactsData> {
  const [map, texts] = await Promise.all([
    softRead(readCached<SiteMap>(SITE_PATHS.siteMap)),
    softRead(readCached<CityText[]>(TEXT_PATHS.cities), []),
  ]);
  const cityTexts = texts.filter(({ url }) => url === COMPANY_PATHS.contacts);
  return { offices: map?.officeRegions ?? null, cityTexts };
}

export interface CardData {
  /** Null when it cannot be drawn now. */
  card: BrandCard | null;
}

export async function cardLoader(): Promise<CardData> {
  return { card: await softRead(readCached<BrandCard>(SITE_PATHS.card)) };
}
