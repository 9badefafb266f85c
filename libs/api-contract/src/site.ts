export const SITE_PATHS = {
  menu: 'menu',
  counters: 'counter/total-sum',
  settings: 'site/settings',
} as const;

export const MENU_KINDS = ['main', 'header', 'footer', 'payment'] as const;
export type MenuKind = (typeof MENU_KINDS)[number];

export interface MenuItem {
  id: number;
  parent_id: number | null;
  kind: MenuKind;
  title: string;
  /** Path on this site, or an absolute URL. */
  url: string;
  position: number;
}

export interface MenuList {
  items: MenuItem[];
}

export interface TotalCounter {
  module: 'loans' | 'investments';
  /** Whole roubles. */
  sum: number;
  /** Roubles a month. */
  velocity: number;
  /** Moscow wall time without a zone: YYYY-MM-DD HH:mm:ss. */
  created_at: string;
}

/** The lender's name, contacts and legal identity, as shown on every page. */
export interface Brand {
  slug: string;
  name: string;
  /** As it stands after «в»: «в Полдне». Titles use the plain name, as specified. */
  nameLocative: string;
  domain: string;
  tagline: string;
  /** Toll-free; `tel` is E.164. */
  phones: { title: string; tel: string }[];
  email: string;
  address: { street: string; locality: string; region: string; country: string; postalCode: string };
  workingHours: string;
  legal: {
    name: string;
    inn: string;
    ogrn: string;
    registryNumber: string;
    registryDate: string;
    sro: string;
  };
}

export interface SiteSettings {
  /** ISO 8601 with the Moscow offset. */
  currentDate: string;
  cookieManifest: { visible: boolean };
  brand: Brand;
}
