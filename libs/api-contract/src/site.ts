export const SITE_PATHS = {
  menu: 'menu',
  counters: 'counter/total-sum',
  settings: 'site/settings',
  /** GET → SiteMap. */
  siteMap: 'site/site-map',
  /** GET → BrandCard. */
  card: 'site/card',
  /** GET: the vCard of the lender as a file. */
  cardFile: 'site/card.vcf',
  /** GET → SocialNetwork[], in their order. */
  networks: 'network/collections',
  /** GET → PlaceRegion[], by title. */
  regions: 'region/list',
} as const;

/** On the site's own origin: POST of a plain text, with which shells forget their pages. Given by the specification. */
export const KILL_CACHE_PATH = '/autozaem';

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

/** The month of a counter's growth. */
export const COUNTER_MONTH_MS = 30 * 24 * 60 * 60 * 1_000;

export interface TotalCounter {
  module: 'loans' | 'investments';
  /** Whole roubles. */
  sum: number;
  /** Roubles a month. */
  velocity: number;
  /** Moscow wall time without a zone: YYYY-MM-DD HH:mm:ss. */
  created_at: string;
}

/** Where money goes that is sent from a bank account. */
export interface BankRequisites {
  /** 20 digits. */
  account: string;
  bankName: string;
  /** БИК, 9 digits. */
  bik: string;
  /** 20 digits. */
  correspondentAccount: string;
  /** КПП of the lender, 9 digits. */
  kpp: string;
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
  /** Absent where loans are not paid back by transfer. */
  bank?: BankRequisites;
}

export interface SiteSettings {
  /** ISO 8601 with the Moscow offset. */
  currentDate: string;
  cookieManifest: { visible: boolean };
  brand: Brand;
}

/** The lender's contacts for the visitor's own telephone. */
export interface BrandCard {
  /** vCard 3.0. */
  vcard: string;
  /** The same as a QR code: an SVG. */
  svg: string;
}

export interface SiteMapPath {
  title: string;
  /** Path on this site. */
  path: string;
}

export interface SiteMapGroup {
  title: string;
  paths: SiteMapPath[];
}

export interface OfficeRegion {
  id: number;
  /** The city. */
  title: string;
  slug: string;
  address: string;
  phone: string;
  hours: string;
}

export const SITE_MAP_GROUPS = ['clients', 'company', 'partners', 'information'] as const;

export interface SiteMap {
  /** Groups of the links that editors keep in the footer. */
  categories: { id: number; title: string; paths: SiteMapPath[] }[];
  references: Record<(typeof SITE_MAP_GROUPS)[number], SiteMapGroup>;
  officeRegions: OfficeRegion[];
}

export const NETWORK_ICONS = ['vk', 'telegram', 'ok', 'dzen', 'rutube', 'link'] as const;

export interface SocialNetwork {
  id: number;
  title: string;
  url: string;
  icon: (typeof NETWORK_ICONS)[number];
}

export interface PlaceRegion {
  /** Number of the subject of the Federation. */
  id: number;
  title: string;
  /** Federal district: «Приволжский». */
  administrativeDistrict: string;
  /** `alias` is the city's subdomain; Moscow, which has none, is `msk`. */
  cities: { id: number; title: string; alias: string }[];
}
